/// A class that Apple's frameworks declare for Objective-C.
public struct CatalogClass: Hashable, Sendable {
  let number: Int

  private static let records = StaticBytes(Embedded.classes)
  static let renamed = RenamedEntries(Embedded.renamedClasses)
  private static let width = 9

  static var count: Int { records.count / width }

  private var record: Int { number * CatalogClass.width }

  var namePlace: Int { CatalogClass.records.pair(at: record) }
  var modulePlace: Int { CatalogClass.records.pair(at: record + 2) }

  /// The empty text's place is 0.
  private var superclassPlace: Int { CatalogClass.records.pair(at: record + 4) }

  private var protocolPlaces: CatalogList { CatalogList(CatalogClass.records.triple(at: record + 6)) }

  /// As Swift calls it, with dots if it is nested.
  public var name: String { TextTable.types.text(namePlace) }

  /// The framework that declares it.
  public var module: String { TextTable.types.text(modulePlace) }

  /// As Objective-C calls it.
  public var objcName: String { TextTable.types.text(CatalogClass.renamed.name(of: number) ?? namePlace) }

  /// The superclass's name; `nil` of a root class.
  public var superclassName: String? { superclassPlace == 0 ? nil : TextTable.types.text(superclassPlace) }

  public var superclass: CatalogClass? {
    let all = CatalogClass.named(superclassPlace).map { CatalogClass(number: $0) }
    return all.first { $0.modulePlace == modulePlace } ?? all.first
  }

  /// The superclasses, nearest first.
  public var superclasses: [CatalogClass] {
    var all: [CatalogClass] = []
    var next = superclass
    while let found = next, found != self, !all.contains(found) {
      all.append(found)
      next = found.superclass
    }
    return all
  }

  /// The names of all protocols it conforms to, those of superclasses and inherited ones included.
  public var protocolNames: [String] { protocolPlaces.map { TextTable.types.text($0) } }

  /// All protocols of the catalog that it conforms to, those of superclasses and inherited ones included.
  public var protocols: [CatalogProtocol] { protocolPlaces.flatMap { CatalogProtocol.named($0, seenFrom: modulePlace) } }

  /// Those of the name, one for each module.
  static func named(_ place: Int) -> Range<Int> { equalRange(of: place, in: count) { CatalogClass(number: $0).namePlace } }
}
