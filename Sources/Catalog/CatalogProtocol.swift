/// A protocol that Apple's frameworks declare for Objective-C.
public struct CatalogProtocol: Hashable, Sendable {
  let number: Int

  private static let records = StaticBytes(Embedded.protocols)
  static let renamed = RenamedEntries(Embedded.renamedProtocols)
  private static let width = 9

  static var count: Int { records.count / width }

  private var record: Int { number * CatalogProtocol.width }

  var namePlace: Int { CatalogProtocol.records.pair(at: record) }
  var modulePlace: Int { CatalogProtocol.records.pair(at: record + 2) }

  var memberNumbers: Range<Int> {
    let end = number + 1 < CatalogProtocol.count
      ? CatalogProtocol.records.pair(at: record + CatalogProtocol.width + 4) : CatalogMember.count
    return CatalogProtocol.records.pair(at: record + 4)..<end
  }

  /// As Swift calls it, with dots if it is nested.
  public var name: String { TextTable.types.text(namePlace) }

  /// Whether the other one has the same name, be it another framework's.
  public func isNamesake(of other: CatalogProtocol) -> Bool { namePlace == other.namePlace }

  /// The framework that declares it.
  public var module: String { TextTable.types.text(modulePlace) }

  /// As Objective-C calls it.
  public var objcName: String { TextTable.types.text(CatalogProtocol.renamed.name(of: number) ?? namePlace) }

  /// Its own members, without those it inherits.
  public var members: [CatalogMember] { memberNumbers.map { CatalogMember(number: $0) } }

  /// What it inherits, by name.
  public var inheritedNames: [String] { inheritedPlaces.map { TextTable.types.text($0) } }

  private var inheritedPlaces: CatalogList { CatalogList(CatalogProtocol.records.triple(at: record + 6)) }

  /// What it inherits directly.
  public var inherited: [CatalogProtocol] { inheritedPlaces.flatMap { CatalogProtocol.named($0, seenFrom: modulePlace) } }

  /// The protocol itself and all that it inherits, through however many steps; nearer ones first.
  public var ancestors: [CatalogProtocol] { CatalogProtocol.ancestors(of: [self]) }

  /// Its own members and all that it inherits.
  public var allMembers: [CatalogMember] { ancestors.flatMap(\.members) }

  static func ancestors(of protocols: [CatalogProtocol]) -> [CatalogProtocol] {
    var all: [CatalogProtocol] = []
    for start in protocols where !all.contains(start) { all.append(start) }
    var next = 0
    while next < all.count {
      for other in all[next].inherited where !all.contains(other) { all.append(other) }
      next += 1
    }
    return all
  }

  // MARK: Look-up

  /// Those of the name, one for each module.
  static func named(_ place: Int) -> Range<Int> {
    equalRange(of: place, in: count) { CatalogProtocol(number: $0).namePlace }
  }

  /// What a module means by the name: its own protocol, or else any.
  static func named(_ place: Int, seenFrom module: Int) -> [CatalogProtocol] {
    let all = named(place).map { CatalogProtocol(number: $0) }
    return Array((all.filter { $0.modulePlace == module } + all).prefix(1))
  }
}
