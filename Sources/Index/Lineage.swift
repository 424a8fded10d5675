public import Catalog

/// All that a type inherits from and conforms to, through however many steps, Apple's types included; of an extension
/// also what it asks of `Self`. Nearer ones come first.
public struct Lineage: Sendable {
  /// The project's types, the type itself among them.
  public internal(set) var types: [TypeID] = []
  /// Apple's classes that it inherits from.
  public internal(set) var classes: [CatalogClass] = []
  /// Apple's protocols, those of Apple's classes and inherited ones included.
  public internal(set) var protocols: [CatalogProtocol] = []
  /// What is neither the project's nor Apple's, as written, and where it is; empty texts stand for what is no name.
  public internal(set) var unknown: [Stranger] = []
  /// For each of Apple's protocols the declaration that brings it in.
  private var sources: [CatalogProtocol: DeclID] = [:]
  /// For each of the project's types the declaration that names it; of the first one its own.
  private var typeSources: [TypeID: DeclID] = [:]

  /// A name in an inheritance clause that leads nowhere.
  public struct Stranger: Sendable {
    public let text: String
    public let statedBy: DeclID
    /// Several declarations of the project could be meant.
    public let isAmbiguous: Bool
    /// A framework of Apple's has it of which nothing is known here.
    let isApples: Bool
  }

  /// Whether nothing is in it that could bring further conformances.
  public var isKnown: Bool { unknown.isEmpty }

  /// The same, but for what frameworks of Apple's have of which nothing is known here: none asks for what another one calls.
  var isKnownButForApples: Bool { unknown.allSatisfy(\.isApples) }

  public func contains(_ type: TypeID) -> Bool { typeSources[type] != nil }

  public func contains(_ protocol: CatalogProtocol) -> Bool { sources[`protocol`] != nil }

  /// The declaration or extension whose inheritance clause brings Apple's protocol in, be it through a class of Apple's.
  public func source(of protocol: CatalogProtocol) -> DeclID? { sources[`protocol`] }

  /// Whether a class of Apple's adopts the protocol: whoever inherits from it overrides what that allows.
  public func inherits(conformanceTo protocol: CatalogProtocol) -> Bool {
    classes.contains { $0.protocols.contains(`protocol`) }
  }

  /// The same for a type of the project.
  public func source(of type: TypeID) -> DeclID? { typeSources[type] }

  mutating func add(_ type: TypeID, statedBy id: DeclID) -> Bool {
    if typeSources[type] != nil { return false }
    typeSources[type] = id
    types.append(type)
    return true
  }

  mutating func add(_ found: CatalogProtocol, statedBy id: DeclID) {
    if sources[found] != nil { return }
    sources[found] = id
    protocols.append(found)
  }

  mutating func add(_ found: CatalogClass) -> Bool {
    if classes.contains(found) { return false }
    classes.append(found)
    return true
  }
}
