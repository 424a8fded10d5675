/// What Apple's headers say about the use of a class's member, in comments or attributes.
public struct CatalogContract: Hashable, Sendable {
  let number: Int

  public enum Kind: Int, Sendable {
    /// Others than subclasses must leave it alone.
    case onlySubclassesMayCall
    case mustOverride
    /// Overrides must call super.
    case mustCallSuper
  }

  private static let records = StaticBytes(Embedded.contracts)
  private static let width = 9

  static var count: Int { records.count / width }

  private var record: Int { number * CatalogContract.width }

  var classPlace: Int { CatalogContract.records.pair(at: record) }
  var memberPlace: Int { CatalogContract.records.pair(at: record + 2) }
  private var flags: Int { CatalogContract.records.digit(at: record + 4) }

  /// The class that it is said of.
  public var className: String { TextTable.types.text(classPlace) }

  /// `reset()`, or a property's name.
  public var member: String { TextTable.swiftNames.text(memberPlace) }

  public var kind: Kind { Kind(rawValue: flags / 8) ?? .mustCallSuper }

  /// It is only setting the property that the contract is about.
  public var isAboutSetter: Bool { flags & 1 != 0 }

  /// A member of the class itself.
  public var isStatic: Bool { flags & 2 != 0 }

  /// An override must not call super: there is nothing to call.
  public var forbidsSuper: Bool { flags & 4 != 0 }

  /// The framework whose header says it.
  public var module: String { TextTable.types.text(CatalogContract.records.pair(at: record + 5)) }

  /// The header and its words, if they are known.
  public var words: String { TextTable.types.text(CatalogContract.records.pair(at: record + 7)) }
}
