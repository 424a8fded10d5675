public import Facts
import Syntax

/// What a configuration says of the use of a member, whose type nobody here may edit: `Loader.reload(_:)` is for subclasses.
public struct Annotation: Hashable, Sendable {
  public let kind: ContractFact.Kind
  /// `Loader`, or with what is around it `Kit.Loader` and `Loader.Page`.
  public let type: String
  /// Without labels.
  public let name: String
  /// `(_:)` of a method; a property has none.
  public let labels: String
  /// Where it is said: `.accesslint.yml:3`.
  public let origin: String

  /// - Parameter member: `Type.method(_:label:)`, `Type.method()` or `Type.property`; `nil` for what is none of them.
  public init?(_ kind: ContractFact.Kind, of member: String, saidAt origin: String) {
    let path = member.prefix { $0 != "(" }
    let words = path.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 1, words.allSatisfy(Annotation.isName) else { return nil }
    let labels = member.dropFirst(path.count)
    guard labels.isEmpty || Annotation.areLabels(labels) else { return nil }
    self.kind = kind
    type = words.dropLast().joined(separator: ".")
    name = String(words[words.count - 1])
    self.labels = String(labels)
    self.origin = origin
  }

  /// As a configuration has it.
  public var member: String { "\(type).\(title)" }

  /// The member alone.
  public var title: String { name + labels }

  /// The type's own name.
  public var typeName: Substring { type.split(separator: ".").last ?? "" }

  private static func isName(_ word: Substring) -> Bool {
    word.first.map { $0.isLetter || $0 == "_" } == true && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// `()`, `(_:)`, `(_:animated:)`
  private static func areLabels(_ text: Substring) -> Bool {
    guard text.count > 1, text.first == "(", text.last == ")" else { return false }
    let inside = text.dropFirst().dropLast()
    if inside.isEmpty { return true }
    return inside.last == ":" && inside.dropLast().split(separator: ":", omittingEmptySubsequences: false).allSatisfy(isName)
  }
}

/// What configurations say, joined with the project: contracts of the project's members, and what is left.
struct AnnotationTable: Sendable {
  private(set) var contracts: [DeclID: ContiguousArray<ContractFact>] = [:]
  private var origins: [DeclID: [ContractFact.Kind: String]] = [:]
  /// What is said of members that the project does not declare, nor their types.
  private(set) var foreign: [Annotation] = []
  /// What is said of members that types of the project do not have.
  private(set) var lost: [Annotation] = []

  init() {}

  init(_ annotations: [Annotation], _ index: ProjectIndex) {
    for annotation in annotations {
      let types = index.types(meantBy: annotation)
      let members = types.flatMap { index.members(of: $0, meantBy: annotation) }
      for member in members { add(annotation, member, index) }
      if types.isEmpty { foreign.append(annotation) } else if members.isEmpty { lost.append(annotation) }
    }
  }

  private mutating func add(_ annotation: Annotation, _ member: DeclID, _ index: ProjectIndex) {
    if origins[member]?[annotation.kind] != nil { return }
    origins[member, default: [:]][annotation.kind] = annotation.origin
    contracts[member, default: []].append(
      ContractFact(
        kind: annotation.kind, source: .configuration, text: .none, decl: UInt32(truncatingIfNeeded: index.place(of: member)),
        offset: index.decl(member).nameOffset))
  }

  func origin(of kind: ContractFact.Kind, _ id: DeclID) -> String? { origins[id]?[kind] }
}

extension ProjectIndex {
  /// What configurations say of members that the project does not declare, nor their types.
  public func foreignAnnotations(_ kind: ContractFact.Kind) -> [Annotation] {
    annotationTable.foreign.filter { $0.kind == kind }
  }

  /// What configurations say of members that types of the project do not have.
  public var lostAnnotations: [Annotation] { annotationTable.lost }

  /// Where a configuration says it; `nil` where the sources do.
  public func origin(of contract: ContractFact, at id: DeclID) -> String? {
    contract.source == .configuration ? annotationTable.origin(of: contract.kind, id) : nil
  }

  fileprivate func types(meantBy annotation: Annotation) -> [TypeID] {
    let words = annotation.type.split(separator: ".")
    return types(named: String(annotation.typeName)).filter { type in
      switch entry(type).kind {
      case .class, .struct, .enum, .actor, .protocol: break
      default: return false
      }
      var outer = [Substring(module(of: entry(type).decl).name)]
      var around = entry(type).parent
      var nested: [Substring] = []
      while let next = around {
        nested.append(Substring(text(global: entry(next).name)))
        around = entry(next).parent
      }
      outer += nested.reversed()
      return outer.suffix(words.count - 1).elementsEqual(words.dropLast())
    }
  }

  /// In Objective-C what is declared, and not what implements it.
  fileprivate func members(of type: TypeID, meantBy annotation: Annotation) -> [DeclID] {
    guard let name = globalName(annotation.name) else { return [] }
    let found = members(of: type, named: name).filter { member in
      switch decl(member).kind {
      case .func, .`init`, .subscript: text(decl(member).labels, of: member) == annotation.labels
      case .var, .let: annotation.labels.isEmpty
      default: false
      }
    }
    let declared = found.filter { objcFact(of: $0)?.flags.contains(.implementation) != true }
    return declared.isEmpty ? found : declared
  }
}
