import Catalog
import Facts
import Syntax

/// The types and extensions that a body stands in, and what they inherit.
public struct Surroundings: Sendable {
  private var lineages: [Lineage] = []
  /// Whether one of them may inherit from more than is known.
  public private(set) var isUnclear = false
  /// Whether one of them may inherit from one of several types of the project.
  public private(set) var isAmbiguous = false

  init(around owner: DeclID?, _ index: ProjectIndex) {
    var outer = owner
    while let decl = outer {
      if index.decl(decl).kind.holdsMembers { add(index.lineage(of: decl), isClass: index.decl(decl).kind != .struct) }
      outer = index.parent(of: decl)
    }
  }

  private mutating func add(_ lineage: Lineage, isClass: Bool) {
    lineages.append(lineage)
    if lineage.unknown.contains(where: \.isAmbiguous) { isAmbiguous = true }
    if isClass, lineage.classes.isEmpty, !lineage.isKnown { isUnclear = true }
  }

  /// Whether one of them is the type, inherits from it, or extends it.
  public func inherits(from type: TypeID) -> Bool { lineages.contains { $0.contains(type) } }

  /// Whether one of them inherits from the class of Apple's, or extends it.
  public func inherits(fromClass name: String) -> Bool { lineages.contains { $0.inherits(fromClass: name) } }
}

extension Lineage {
  /// Whether the class of Apple's is among those that it inherits from.
  public func inherits(fromClass name: String) -> Bool { classes.contains { $0.name == name } }
}

extension ProjectIndex {
  /// What a declaration's body stands in.
  public func surroundings(around owner: DeclID?) -> Surroundings { Surroundings(around: owner, self) }
}
