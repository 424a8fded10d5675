public import Catalog
import Names

/// A member that a protocol of Objective-C requires or allows: one of Apple's, one of the project's headers, or one of
/// an `@objc protocol`.
public struct ObjCRequirement: Equatable, Sendable {
  /// Where it comes from.
  public enum Source: Hashable, Sendable {
    case apple(CatalogMember)
    case project(DeclID)
  }

  public let source: Source
  /// Without labels.
  public let name: String
  /// `(_:didSelectRowAt:)`; empty of a property.
  public let labels: String
  public let kind: CatalogMember.Kind
  public let isOptional: Bool
  /// A method that gives something back.
  public let returnsValue: Bool
  /// What the project says of it besides; of one of Apple's the catalog is asked, as seldom anybody wants to know.
  private let said: Said?

  private struct Said: Equatable {
    let owner: String
    let selector: String?
    let type: String
    let parameterTypes: [String]
    let asyncName: String?
    let labelList: [String]
  }

  private var apple: CatalogMember? {
    if case .apple(let member) = source { member } else { nil }
  }

  /// The protocol that has it.
  public var owner: String { said?.owner ?? apple?.owner.name ?? "" }

  /// `nil` where nobody says it, and it cannot be told from the Swift name.
  public var selector: String? { said.map(\.selector) ?? apple?.selector }

  /// The property's type or the method's result; compare types with `AppleType`.
  public var type: String { said?.type ?? apple?.type ?? "" }

  public var parameterTypes: [String] { said?.parameterTypes ?? apple?.parameterTypes ?? [] }

  /// What a header of the project calls the form that awaits the completion handler.
  private var asyncName: String? { said?.asyncName }

  /// `tableView(_:didSelectRowAt:)`
  public var key: String { name + labels }

  public var isStatic: Bool { kind == .typeMethod || kind == .typeProperty }

  public var isMethod: Bool { kind == .method || kind == .typeMethod }

  /// What a member that is meant for it may be called, without labels: the form that awaits may have a name of its own.
  var baseNames: Set<String> {
    guard case .apple = source else { return asyncName.map { [name, String($0.prefix { $0 != "(" })] } ?? [name] }
    return [name, SwiftName(written: key)?.awaiting?.base ?? name]
  }

  /// The labels, `_` for none.
  var labelList: [String] { said?.labelList ?? ObjCRequirement.list(of: labels) }

  private static func list(of labels: String) -> [String] {
    labels.utf8.dropFirst().split(separator: UInt8(ascii: ":")).dropLast().map { String(Substring($0)) }
  }

  /// The same, without the completion handler's where the method awaits.
  func labelList(isAwaiting: Bool) -> [String] { isAwaiting ? labelList.dropLast() : labelList }

  /// The key, or that of the form that awaits.
  public func key(isAwaiting: Bool) -> String {
    isAwaiting ? "\(name)(\(labelList(isAwaiting: true).map { $0 + ":" }.joined()))" : key
  }

  /// Whether its last parameter is a function, as a completion handler is.
  var endsWithHandler: Bool { parameterTypes.last?.holds("->") == true }

  /// Whether the key is that of the form that awaits the completion handler. Only what Objective-C declares has one; what
  /// Apple calls its own, where that does not follow from the name, is not known.
  func isAwaited(as key: String) -> Bool {
    guard case .apple = source else { return key == asyncName }
    guard isMethod, endsWithHandler else { return false }
    return key == self.key(isAwaiting: true) || key == SwiftName(written: self.key)?.awaiting?.description
  }

  init(_ member: CatalogMember) {
    let full = member.name
    let end = full.utf8.firstIndex(of: UInt8(ascii: "(")) ?? full.endIndex
    name = String(full[..<end])
    labels = String(full[end...])
    source = .apple(member)
    kind = member.kind
    isOptional = member.isOptional
    returnsValue = member.returnsValue
    said = nil
  }

  init(
    project source: DeclID, owner: String, name: String, labels: String, selector: String?, kind: CatalogMember.Kind,
    isOptional: Bool, returnsValue: Bool, type: String, parameterTypes: [String], asyncName: String?
  ) {
    self.source = .project(source)
    self.name = name
    self.labels = labels
    self.kind = kind
    self.isOptional = isOptional
    self.returnsValue = returnsValue
    said = Said(
      owner: owner, selector: selector, type: type, parameterTypes: parameterTypes, asyncName: asyncName,
      labelList: ObjCRequirement.list(of: labels))
  }
}

/// A requirement that a Swift declaration is meant for, and what says so.
public struct ObjCMatch: Equatable, Sendable {
  public enum Kind: Sendable {
    /// Name and labels are the requirement's.
    case name
    /// `async` and without the label of the completion handler.
    case async
    /// `@objc(selector)`
    case selector
    /// As Swift 2 had it: the first label is not a caller's, and the words may be those of the selector.
    case swift2Name
  }

  public let requirement: ObjCRequirement
  public let kind: Kind
}
