/// A member that a protocol of Apple's requires, or allows.
public struct CatalogMember: Hashable, Sendable {
  let number: Int

  /// What kind of declaration it is in Swift.
  public enum Kind: Int, Sendable {
    case method, property, typeMethod, typeProperty, `init`, `subscript`
  }

  private static let records = StaticBytes(Embedded.members)
  private static let width = 8

  static var count: Int { records.count / width }

  /// Places among the Swift names and among the selectors.
  var namePlace: Int { CatalogMember.records.pair(at: number * CatalogMember.width) }
  var selectorPlace: Int { CatalogMember.records.pair(at: number * CatalogMember.width + 2) }

  /// Places of types: of the result or the property first, then of the parameters.
  private var signature: CatalogList {
    CatalogList(CatalogMember.records.triple(at: number * CatalogMember.width + 4))
  }

  private var flags: Int { CatalogMember.records.digit(at: number * CatalogMember.width + 7) }

  /// `tableView(_:didSelectRowAt:)`, or a property's name.
  public var name: String { TextTable.swiftNames.text(namePlace) }

  /// `tableView`
  public var baseName: String { String(name.prefix { $0 != "(" }) }

  /// `_` and `didSelectRowAt`; none of a property.
  public var labels: [String] {
    guard let start = name.firstIndex(of: "(") else { return [] }
    return name[start...].dropFirst().split(separator: ":").dropLast().map(String.init)
  }

  /// `tableView:didSelectRowAtIndexPath:`
  public var selector: String { TextTable.selectors.text(selectorPlace) }

  public var kind: Kind { Kind(rawValue: flags / 8) ?? .method }

  public var isOptional: Bool { flags & 1 != 0 }

  /// A property that can be set.
  public var isSettable: Bool { flags & 2 != 0 }

  /// A method that gives something back.
  public var returnsValue: Bool { flags & 4 != 0 }

  /// A member of the type itself.
  public var isStatic: Bool { kind == .typeMethod || kind == .typeProperty }

  /// The property's type or the method's result, not bridged: `NSIndexPath`, where Swift has `IndexPath`; empty of an
  /// initializer.
  public var type: String { TextTable.types.text(signature[0]) }

  public var parameterCount: Int { signature.count - 1 }

  public var parameterTypes: [String] { signature.dropFirst().map { TextTable.types.text($0) } }

  /// The protocol that has it.
  public var owner: CatalogProtocol { CatalogProtocol(number: Int(CatalogMember.owners[number])) }

  /// For each member the number of its protocol.
  private static let owners = ContiguousArray(
    (0..<CatalogProtocol.count).flatMap { owner in
      repeatElement(UInt16(owner), count: CatalogProtocol(number: owner).memberNumbers.count)
    })
}
