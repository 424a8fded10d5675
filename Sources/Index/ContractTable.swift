public import Facts
import Syntax

/// Which names declarations with contracts have, so that a mention of any other costs one look.
struct ContractTable: Sendable {
  /// For each of the project's names what is said of some declaration of the name.
  private var kinds: ContiguousArray<ContractKinds>
  /// Members of Objective-C that are for subclasses, by what is sent to use them.
  private var protectedMembers: [Name: [DeclID]] = [:]

  init(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames) {
    kinds = ContiguousArray(repeating: [], count: names.table.count)
    for file in files.indices {
      let decls = files[file].decls
      for contract in files[file].contracts {
        kinds[Int(names.global(ContractTable.name(of: contract, decls), file: file).raw)].insert(contract.kind)
        // `Thing.init(…)`
        if decls[Int(contract.decl)].kind == .`init` { kinds[Int(names.initializer.raw)].insert(contract.kind) }
        // What is said of an extension is said of all that it has.
        if decls[Int(contract.decl)].kind == .extension, contract.isOfAudience {
          for decl in decls[Int(contract.decl) + 1..<Int(decls[Int(contract.decl)].end)] where decl.parent == contract.decl {
            kinds[Int(names.global(decl.name, file: file).raw)].insert(contract.kind)
          }
        }
      }
      let texts = files[file].names
      for decl in decls where decl.kind.isMember && TestName.isName(of: decl, texts) {
        kinds[Int(names.global(decl.name, file: file).raw)].insert(.exposedForTests)
      }
    }
    kinds[0] = []
    for file in files.indices where files[file].flags.contains(.isObjectiveC) {
      let facts = files[file]
      let contracts = facts.contracts.filter { $0.kind == .protected }
      if contracts.isEmpty { continue }
      let objc = Dictionary(facts.objc.map { ($0.decl, $0) }) { first, _ in first }
      for contract in contracts {
        if let fact = objc[contract.decl] { addSelector(of: contract, fact, file, facts, names) }
      }
    }
  }

  private mutating func addSelector(
    of contract: ContractFact, _ objc: ObjCFact, _ file: Int, _ facts: FileFacts, _ names: JoinedNames
  ) {
    var selector = names.global(objc.selector, file: file)
    if facts.decls[Int(contract.decl)].kind != .func {
      // A property is for subclasses to set; others may read it.
      let name = facts.text(objc.selector)
      guard let setter = names.table.find(ProjectIndex.setter(name)) else { return }
      selector = setter
    }
    protectedMembers[selector, default: []].append(names.id(file: file, place: Int(contract.decl)))
  }

  /// The same with what configurations say.
  func adding(_ annotations: AnnotationTable, _ index: ProjectIndex) -> ContractTable {
    var table = self
    for (id, contracts) in annotations.contracts {
      let (file, facts) = (index.file(of: id), index.files[index.file(of: id)])
      for contract in contracts {
        table.kinds[Int(index.names.global(ContractTable.name(of: contract, facts.decls), file: file).raw)].insert(contract.kind)
        guard contract.kind == .protected, let objc = index.objcFact(of: id) else { continue }
        table.addSelector(of: contract, objc, file, facts, index.names)
      }
    }
    return table
  }

  func protectedMembers(selector: Name) -> [DeclID] { protectedMembers[selector] ?? [] }

  /// What a use of the declaration is called by: an initializer's is its type.
  private static func name(of contract: ContractFact, _ decls: ContiguousArray<DeclFact>) -> Name {
    let decl = decls[Int(contract.decl)]
    return decl.kind == .`init` && decl.parent != DeclFact.none ? decls[Int(decl.parent)].name : decl.name
  }

  func kinds(of name: Name) -> ContractKinds { kinds[Int(name.raw)] }
}

/// A set of kinds of contracts.
public struct ContractKinds: Equatable, Sendable {
  private var bits: UInt16 = 0

  public var isEmpty: Bool { bits == 0 }

  public func contains(_ kind: ContractFact.Kind) -> Bool { bits & 1 << UInt16(kind.rawValue) != 0 }

  func isDisjoint(with other: ContractKinds) -> Bool { bits & other.bits == 0 }

  mutating func insert(_ kind: ContractFact.Kind) { bits |= 1 << UInt16(kind.rawValue) }
}

extension ContractKinds: ExpressibleByArrayLiteral {
  public init(arrayLiteral kinds: ContractFact.Kind...) {
    for kind in kinds { insert(kind) }
  }
}

// What is said about the use of declarations.
extension ProjectIndex {
  /// What comments, headings and attributes say about the use of the declaration, in the order of the text; then what
  /// configurations say.
  public func contracts(of id: DeclID) -> ContiguousArray<ContractFact>.SubSequence {
    guard let added = annotationTable.contracts[id] else { return writtenContracts(of: id) }
    return (writtenContracts(of: id) + added)[...]
  }

  private func writtenContracts(of id: DeclID) -> ContiguousArray<ContractFact>.SubSequence {
    let contracts = files[file(of: id)].contracts
    let place = UInt32(truncatingIfNeeded: place(of: id))
    return contracts[contracts.firstPlace { $0.decl >= place }...].prefix { $0.decl == place }
  }

  public func contract(_ kind: ContractFact.Kind, of id: DeclID) -> ContractFact? {
    contracts(of: id).first { $0.kind == kind }
  }

  /// What is said of some declaration of the name, which is the project's own.
  public func contractKinds(ofName name: Name) -> ContractKinds { contractTable.kinds(of: name) }

  /// Members of Objective-C that are marked as being for subclasses, by the selector that uses them: of a property its setter's.
  public func protectedMembers(selector: Name) -> [DeclID] { contractTable.protectedMembers(selector: selector) }

  /// The nearest declaration of a member, itself first, that has the contract: an override keeps what was said of the
  /// superclass's member, a witness what was said of the requirement.
  public func keeper(of kind: ContractFact.Kind, _ id: DeclID) -> (decl: DeclID, contract: ContractFact)? {
    if let own = contract(kind, of: id) { return (id, own) }
    guard contractKinds(ofName: globalName(of: id)).contains(kind) else { return nil }
    if let around = parent(of: id), decl(around).kind == .extension, let said = contract(kind, of: around), said.isOfAudience {
      return (around, said)
    }
    guard let type = enclosingType(of: id) else { return nil }
    for ancestor in hierarchy.ancestors(of: type).dropFirst() {
      for member in counterparts(of: id, in: ancestor) {
        if let said = contract(kind, of: member) { return (member, said) }
      }
    }
    return nil
  }

  /// The nearest superclass's member that has the contract, of those that the member overrides.
  public func overridden(by id: DeclID, with kind: ContractFact.Kind) -> (decl: DeclID, contract: ContractFact)? {
    guard contractKinds(ofName: globalName(of: id)).contains(kind) else { return nil }
    return nearest(overriddenBy: id) { members in
      for member in members {
        if let said = contract(kind, of: member) { return (member, said) }
      }
      return nil
    }
  }
}
