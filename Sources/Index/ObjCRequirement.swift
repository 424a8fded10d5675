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
  /// The protocol that has it.
  public let owner: String
  /// Without labels.
  public let name: String
  /// `(_:didSelectRowAt:)`; empty of a property.
  public let labels: String
  /// `nil` where nobody says it, and it cannot be told from the Swift name.
  public let selector: String?
  public let kind: CatalogMember.Kind
  public let isOptional: Bool
  /// A method that gives something back.
  public let returnsValue: Bool
  /// The property's type or the method's result; compare types with `AppleType`.
  public let type: String
  public let parameterTypes: [String]
  /// What a header of the project calls the form that awaits the completion handler.
  private let asyncName: String?

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
  var labelList: [String] { labels.dropFirst().split(separator: ":").dropLast().map(String.init) }

  /// Whether the key is that of the form that awaits the completion handler. Only what Objective-C declares has one; what
  /// Apple calls its own, where that does not follow from the name, is not known.
  func isAwaited(as key: String) -> Bool {
    guard case .apple = source else { return key == asyncName }
    guard isMethod, parameterTypes.last?.contains("->") == true, let plain = SwiftName(written: self.key) else { return false }
    let shorter = SwiftName(plain.base, labels: plain.labels.map { Array($0.dropLast()) })
    return key == shorter.description || key == plain.awaiting?.description
  }

  init(_ member: CatalogMember) {
    let full = member.name
    name = String(full.prefix { $0 != "(" })
    labels = String(full.dropFirst(name.utf8.count))
    source = .apple(member)
    owner = member.owner.name
    selector = member.selector
    kind = member.kind
    isOptional = member.isOptional
    returnsValue = member.returnsValue
    type = member.type
    parameterTypes = member.parameterTypes
    asyncName = nil
  }

  init(
    project source: DeclID, owner: String, name: String, labels: String, selector: String?, kind: CatalogMember.Kind,
    isOptional: Bool, returnsValue: Bool, type: String, parameterTypes: [String], asyncName: String?
  ) {
    self.source = .project(source)
    self.owner = owner
    self.name = name
    self.labels = labels
    self.selector = selector
    self.kind = kind
    self.isOptional = isOptional
    self.returnsValue = returnsValue
    self.type = type
    self.parameterTypes = parameterTypes
    self.asyncName = asyncName
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
