import Facts
import Syntax

/// Who inherits from and conforms to whom, in the type's own declaration and in extensions.
struct Hierarchy: Sendable {
  /// One entry of an inheritance clause that leads to a type of the project.
  struct Edge: Sendable {
    let type: TypeID
    /// The declaration or the extension that says it.
    let statedBy: DeclID
    /// An extension with requirements states it.
    let isConditional: Bool
  }

  /// For each type what it inherits from and conforms to, directly.
  private(set) var supers: ContiguousArray<ContiguousArray<Edge>>
  /// The reverse: who names the type in an inheritance clause.
  private(set) var subs: ContiguousArray<ContiguousArray<TypeID>>
  private(set) var superclasses: ContiguousArray<TypeID?>
  /// Types with an entry that leads out of the project, or that is ambiguous; what they inherit is not all known.
  private(set) var hasUnknownSuper: ContiguousArray<Bool>
  private(set) var extensions: ContiguousArray<ContiguousArray<DeclID>>
  /// For each type the names of foreign types that extensions make conform to it.
  private(set) var foreign: [TypeID: ContiguousArray<Name>] = [:]

  init(_ table: TypeTable) {
    let count = table.entries.count
    supers = ContiguousArray(repeating: [], count: count)
    subs = ContiguousArray(repeating: [], count: count)
    superclasses = ContiguousArray(repeating: nil, count: count)
    hasUnknownSuper = ContiguousArray(repeating: false, count: count)
    extensions = ContiguousArray(repeating: [], count: count)
    for (file, facts) in table.files.enumerated() {
      for (place, decl) in facts.decls.enumerated() {
        let type = table.typeOfDecl[file][place]
        if type == TypeTable.notAType { continue }
        read(decl, type, file: file, place: place, table)
      }
    }
    for (place, edges) in supers.enumerated() {
      for edge in edges { subs[edge.type.place].append(TypeID(place)) }
    }
  }

  private mutating func read(_ decl: DeclFact, _ type: Int32, file: Int, place: Int, _ table: TypeTable) {
    let id = table.names.id(file: file, place: place)
    let facts = table.files[file]
    if type >= 0, decl.kind == .extension { extensions[Int(type)].append(id) }
    for (index, entry) in decl.inherits.indices.enumerated() {
      for found in table.resolveAll(facts.lists[entry], file: file, context: place) {
        add(found, index, decl, type, id, table.names.global(decl.name, file: file), table)
      }
    }
    // `protocol P where Self: Base`
    if decl.kind == .protocol, type >= 0, decl.requirements.count > 0 { hasUnknownSuper[Int(type)] = true }
  }

  private mutating func add(
    _ found: Resolution, _ index: Int, _ decl: DeclFact, _ type: Int32, _ id: DeclID, _ name: Name, _ table: TypeTable
  ) {
    guard let other = found.type else {
      if type >= 0 { hasUnknownSuper[Int(type)] = true }
      return
    }
    guard type >= 0 else {
      foreign[other, default: []].append(name)
      return
    }
    let isConditional = decl.kind == .extension && decl.requirements.count > 0
    supers[Int(type)].append(Edge(type: other, statedBy: id, isConditional: isConditional))
    // A class's first entry is its superclass, if it is a class.
    if index == 0, decl.kind == .class, table.entries[other.place].kind == .class { superclasses[Int(type)] = other }
  }

  /// The type and all that it inherits from and conforms to, through however many steps.
  func closure(of type: TypeID) -> Set<TypeID> { reach(from: type) { self.supers[$0.place].map(\.type) } }

  /// The type and all that inherit from or conform to it.
  func descendants(of type: TypeID) -> Set<TypeID> { reach(from: type) { Array(self.subs[$0.place]) } }

  private func reach(from type: TypeID, _ next: (TypeID) -> [TypeID]) -> Set<TypeID> {
    var seen: Set<TypeID> = [type]
    var pending = [type]
    while let id = pending.popLast() {
      for other in next(id) where seen.insert(other).inserted { pending.append(other) }
    }
    return seen
  }

  /// The superclasses of a class, nearest first; a class that inherits itself has each only once.
  func superclassChain(of type: TypeID) -> ContiguousArray<TypeID> {
    var chain: ContiguousArray<TypeID> = []
    var seen: Set<TypeID> = [type]
    var next = superclasses[type.place]
    while let id = next, seen.insert(id).inserted {
      chain.append(id)
      next = superclasses[id.place]
    }
    return chain
  }
}
