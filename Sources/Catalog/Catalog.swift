/// What Apple's frameworks declare for Objective-C: protocols with their members, classes, and contracts of classes.
///
/// Nothing is read or kept until a name is asked for: the catalog lies in the program as text, in the order in which it is
/// looked up.
public struct Catalog: Sendable {
  public static let apple = Catalog()

  private static let membersByName = StaticBytes(Embedded.membersByName)
  private static let membersBySelector = StaticBytes(Embedded.membersBySelector)

  private init() {}

  /// All protocols, in the order of their names.
  public var protocols: [CatalogProtocol] { (0..<CatalogProtocol.count).map { CatalogProtocol(number: $0) } }

  /// All classes, in the order of their names.
  public var classes: [CatalogClass] { (0..<CatalogClass.count).map { CatalogClass(number: $0) } }

  /// The frameworks.
  public var modules: [String] {
    let places = Set(protocols.map(\.modulePlace) + classes.map(\.modulePlace))
    return places.sorted().map { TextTable.types.text($0) }
  }

  public var contracts: [CatalogContract] { (0..<CatalogContract.count).map { CatalogContract(number: $0) } }

  // MARK: Types

  /// The protocols and the classes that Swift calls so.
  public func types(
    named name: ContiguousArray<UInt8>.SubSequence
  ) -> (protocols: [CatalogProtocol], classes: [CatalogClass]) {
    guard let place = TextTable.types.find(Key(name)) else { return ([], []) }
    return (protocols(named: place), CatalogClass.named(place).map { CatalogClass(number: $0) })
  }

  /// The protocols and the classes that Objective-C calls so.
  public func types(objcName name: String) -> (protocols: [CatalogProtocol], classes: [CatalogClass]) {
    guard let place = TextTable.types.find(Key(name)) else { return ([], []) }
    return (protocols(objcName: place), classes(objcName: place))
  }

  /// The protocols that Swift calls so: several if several modules have one.
  public func protocols(named name: String) -> [CatalogProtocol] {
    TextTable.types.find(Key(name)).map { protocols(named: $0) } ?? []
  }

  private func protocols(named place: Int) -> [CatalogProtocol] {
    CatalogProtocol.named(place).map { CatalogProtocol(number: $0) }
  }

  /// The protocols that Objective-C calls so.
  public func protocols(objcName name: String) -> [CatalogProtocol] {
    TextTable.types.find(Key(name)).map { protocols(objcName: $0) } ?? []
  }

  private func protocols(objcName place: Int) -> [CatalogProtocol] {
    let same = CatalogProtocol.named(place).filter { CatalogProtocol.renamed.name(of: $0) == nil }
    return (same + CatalogProtocol.renamed.entries(named: place)).map { CatalogProtocol(number: $0) }
  }

  /// The classes that Swift calls so: several if several modules have one.
  public func classes(named name: String) -> [CatalogClass] { classes(Key(name)) }

  /// The same for a stretch of bytes.
  public func classes(named name: ContiguousArray<UInt8>.SubSequence) -> [CatalogClass] { classes(Key(name)) }

  private func classes(_ key: Key) -> [CatalogClass] {
    guard let place = TextTable.types.find(key) else { return [] }
    return CatalogClass.named(place).map { CatalogClass(number: $0) }
  }

  /// Whether a class that Swift calls so inherits from the other.
  public func isClass(_ name: String, below other: String) -> Bool {
    classes(named: name).contains { $0.superclasses.contains { $0.name == other } }
  }

  /// The classes that Objective-C calls so.
  public func classes(objcName name: String) -> [CatalogClass] {
    TextTable.types.find(Key(name)).map { classes(objcName: $0) } ?? []
  }

  private func classes(objcName place: Int) -> [CatalogClass] {
    let same = CatalogClass.named(place).filter { CatalogClass.renamed.name(of: $0) == nil }
    return (same + CatalogClass.renamed.entries(named: place)).map { CatalogClass(number: $0) }
  }

  // MARK: Members

  /// The members of all protocols that are called so: `tableView(_:didSelectRowAt:)`, or a property's name.
  public func members(named name: String) -> [CatalogMember] {
    guard let place = TextTable.swiftNames.find(Key(name)) else { return [] }
    return members(withNames: place..<place + 1)
  }

  /// The members of all protocols whose name without labels this is.
  public func members(baseName name: String) -> [CatalogMember] {
    if !NameFilter.mayHold(name.utf8) { return [] }
    // `name` and all of `name(…` come before this.
    return members(withNames: TextTable.swiftNames.places(from: Key(name), before: ")"))
  }

  /// Whether there may be a member whose name without labels this is, or whose selector up to its first colon. To be told
  /// that there is none costs next to nothing.
  public func mayHaveMembers(calledLike name: ContiguousArray<UInt8>.SubSequence) -> Bool { NameFilter.mayHold(name) }

  /// Whether there is one.
  public func hasMembers(calledLike name: ContiguousArray<UInt8>.SubSequence) -> Bool {
    mayHaveMembers(calledLike: name)
      && (!TextTable.swiftNames.places(from: Key(name), before: ")").isEmpty || isPieceOfSelector(Key(name)))
  }

  private func isPieceOfSelector(_ name: Key) -> Bool {
    var piece = name
    piece.last = UInt8(ascii: ":")
    return TextTable.selectors.find(name) != nil || !TextTable.selectors.places(from: piece, before: ";").isEmpty
  }

  private func members(withNames places: Range<Int>) -> [CatalogMember] {
    let order = Catalog.membersByName
    func name(_ place: Int) -> Int { CatalogMember(number: order.pair(at: place * 2)).namePlace }
    let first = firstPlace(from: 0, to: CatalogMember.count) { name($0) >= places.lowerBound }
    let last = firstPlace(from: first, to: CatalogMember.count) { name($0) >= places.upperBound }
    return (first..<last).map { CatalogMember(number: order.pair(at: $0 * 2)) }
  }

  /// The members of all protocols that have the selector.
  public func members(selector: String) -> [CatalogMember] {
    let first = selector.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard NameFilter.mayHold(first), let place = TextTable.selectors.find(Key(selector)) else { return [] }
    let order = Catalog.membersBySelector
    let found = equalRange(of: place, in: CatalogMember.count) {
      CatalogMember(number: order.pair(at: $0 * 2)).selectorPlace
    }
    return found.map { CatalogMember(number: order.pair(at: $0 * 2)) }
  }

  // MARK: Contracts

  /// What holds for the class's members, those of its superclasses included; nearer ones first.
  public func contracts(of type: CatalogClass) -> [CatalogContract] {
    ([type] + type.superclasses).flatMap { type in contracts.filter { $0.classPlace == type.namePlace } }
  }

  /// What holds for a member of the class, by its Swift name.
  public func contracts(of type: CatalogClass, member: String) -> [CatalogContract] {
    guard let place = TextTable.swiftNames.find(Key(member)) else { return [] }
    return contracts(of: type).filter { $0.memberPlace == place }
  }
}
