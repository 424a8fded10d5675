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

  /// How much is known of what a type inherits from and conforms to, through however many steps.
  enum Knowledge: UInt8, Comparable, Sendable {
    /// They are all the project's.
    case full
    /// Some lead out of the project.
    case partly
    /// Some may be one type of the project or another.
    case ambiguous

    static func < (left: Knowledge, right: Knowledge) -> Bool { left.rawValue < right.rawValue }
  }

  /// For each type what it inherits from and conforms to, directly.
  private(set) var supers: ContiguousArray<ContiguousArray<Edge>>
  /// The reverse: who inherits from the type or conforms to it. Associated types do not, they ask others to.
  private(set) var subs: ContiguousArray<ContiguousArray<TypeID>>
  /// No class comes back to itself by them.
  private(set) var superclasses: ContiguousArray<TypeID?>
  /// Of a class whose superclass is written once per platform the other ones.
  private(set) var furtherSuperclasses: [TypeID: ContiguousArray<TypeID>] = [:]
  private(set) var knowledge: ContiguousArray<Knowledge>
  private(set) var extensions: ContiguousArray<ContiguousArray<DeclID>>
  /// The extensions that make foreign types conform to a type, by that.
  private(set) var foreignExtensions: [TypeID: ContiguousArray<DeclID>] = [:]
  /// Of the project's names those of what types inherit and nobody knows for one type of the project, or what local types
  /// inherit.
  private var isUnresolved: ContiguousArray<Bool>
  /// What `Self` must be in extensions of protocols, besides what they extend.
  private(set) var boundsOfSelf: [DeclID: ContiguousArray<TypeID>] = [:]
  /// The reverse: extensions of protocols for those who also are the type.
  private(set) var extensionsForHeirs: [TypeID: ContiguousArray<DeclID>] = [:]
  /// What may be nested in a supertype of what is around, or of what is before the dot, and what was found.
  private var unsettled: [(text: Name, view: Viewpoint, meanings: [Resolution])] = []

  init(_ table: TypeTable) {
    let count = table.entries.count
    supers = ContiguousArray(repeating: [], count: count)
    subs = ContiguousArray(repeating: [], count: count)
    superclasses = ContiguousArray(repeating: nil, count: count)
    knowledge = ContiguousArray(repeating: .full, count: count)
    extensions = ContiguousArray(repeating: [], count: count)
    isUnresolved = ContiguousArray(repeating: false, count: table.names.table.count)
    for file in table.files.indices {
      for (place, decl) in table.files[file].decls.enumerated() where table.typeOfDecl[file][place] != TypeTable.notAType {
        var isKnown = false
        table.forEachType(withMembersOf: place, file: file) { type in
          read(decl, type, file: file, place: place, table)
          isKnown = true
        }
        if !isKnown { readForeign(decl, file: file, place: place, table) }
      }
      for cast in table.files[file].casts where cast.kind == .inherits {
        noteUnresolved(cast.type, file, table)
      }
    }
    cutCircles()
    for (place, edges) in supers.enumerated() where table.entries[place].kind != .associatedtype {
      for edge in edges { subs[edge.type.place].append(TypeID(place)) }
    }
    spreadKnowledge()
  }

  private mutating func read(_ decl: DeclFact, _ type: TypeID, file: Int, place: Int, _ table: TypeTable) {
    let id = table.names.id(file: file, place: place)
    let lists = table.files[file].lists
    let view = Viewpoint(file: file, decl: place, isHeader: true)
    let isConditional = decl.kind == .extension && decl.requirements.count > 0
    if decl.kind == .extension { extensions[type.place].append(id) }
    for (index, entry) in decl.inherits.indices.enumerated() {
      var meanings = table.resolveAll(lists[entry], from: view)
      if table.mayBeInherited(lists[entry], from: view) { unsettled.append((lists[entry], view, meanings)) }
      if meanings == [.ambiguous], !table.outsideAliases(of: lists[entry], from: view).isEmpty { meanings = [.unknown] }
      for found in meanings {
        guard let other = add(found, to: type, statedBy: id, isConditional) else {
          noteUnresolved(lists[entry], file, table)
          continue
        }
        // A class's first entry is its superclass, if it is a class.
        let isClass = decl.kind == .class && table.entries[other.place].kind == .class
        if index == 0, isClass { superclasses[type.place] = other }
      }
      if index == 0, decl.kind == .class, meanings.contains(.ambiguous) { readVariants(lists[entry], type, place, view, table) }
    }
    guard decl.kind == .protocol || decl.kind == .extension else { return }
    for found in table.boundsOfSelf(of: decl, file: file).flatMap({ table.resolveAll($0, from: view) }) {
      if decl.kind == .protocol {
        _ = add(found, to: type, statedBy: id, false)
      } else if let other = found.type {
        boundsOfSelf[id, default: []].append(other)
        extensionsForHeirs[other, default: []].append(id)
      }
    }
  }

  private mutating func add(
    _ found: Resolution, to type: TypeID, statedBy id: DeclID, _ isConditional: Bool
  ) -> TypeID? {
    guard let other = found.type else {
      knowledge[type.place] = max(knowledge[type.place], found == .ambiguous ? .ambiguous : .partly)
      return nil
    }
    supers[type.place].append(Edge(type: other, statedBy: id, isConditional: isConditional))
    return other
  }

  /// A superclass that is declared in several branches of `#if`: whichever is compiled, it is one of them.
  private mutating func readVariants(_ text: Name, _ type: TypeID, _ place: Int, _ view: Viewpoint, _ table: TypeTable) {
    let variants = table.variants(of: text, for: place, from: view) { $0 == .class }
    guard let first = variants.first, superclasses[type.place] == nil else { return }
    superclasses[type.place] = first
    furtherSuperclasses[type] = ContiguousArray(variants.dropFirst())
  }

  func directSuperclasses(of type: TypeID) -> ContiguousArray<TypeID> {
    guard let first = superclasses[type.place] else { return [] }
    return [first] + (furtherSuperclasses[type] ?? [])
  }

  private mutating func noteUnresolved(_ text: Name, _ file: Int, _ table: TypeTable) {
    let names = table.files[file].names
    for path in TypeText(names.storage, names.range(of: text)).paths {
      if let name = path.last.flatMap({ table.names.table.find(names.storage.span, $0) }) { isUnresolved[Int(name.raw)] = true }
    }
  }

  /// Whether the table, now that it knows of supertypes, finds others than it did.
  func isOutdated(by table: TypeTable) -> Bool {
    unsettled.contains { table.resolveAll($0.text, from: $0.view) != $0.meanings }
  }

  /// Whether somebody inherits from what has the name, and nobody knows for one type of the project.
  func isUnresolved(_ name: Name) -> Bool { isUnresolved[Int(name.raw)] }

  private mutating func readForeign(_ decl: DeclFact, file: Int, place: Int, _ table: TypeTable) {
    guard decl.inherits.count > 0, table.foreignName(of: decl.name, from: Viewpoint(file: file)) != nil else { return }
    for entry in decl.inherits.indices {
      let view = Viewpoint(file: file, decl: place, isHeader: true)
      for found in table.resolveAll(table.files[file].lists[entry], from: view) {
        if let other = found.type { foreignExtensions[other, default: []].append(table.names.id(file: file, place: place)) }
      }
    }
  }

  /// Classes that inherit themselves have no superclass: nobody can say which of them is above the others.
  private mutating func cutCircles() {
    // The walk that came to a class first.
    var walks = ContiguousArray(repeating: -1, count: superclasses.count)
    for walk in superclasses.indices {
      var place = walk
      while walks[place] < 0, let above = superclasses[place] {
        walks[place] = walk
        place = above.place
      }
      if walks[place] != walk { continue }
      while let above = superclasses[place] {
        superclasses[place] = nil
        knowledge[place] = .ambiguous
        place = above.place
      }
    }
  }

  /// What is not known of a type is not known of those who inherit from it.
  private mutating func spreadKnowledge() {
    for level in [Knowledge.ambiguous, .partly] {
      var pending = knowledge.indices.filter { knowledge[$0] == level }
      while let place = pending.popLast() {
        for sub in subs[place] where knowledge[sub.place] < level {
          knowledge[sub.place] = level
          pending.append(sub.place)
        }
      }
    }
  }

  // MARK: Families

  /// The type and all that it inherits from and conforms to, through however many steps; nearer ones first.
  func ancestors(of type: TypeID) -> ContiguousArray<TypeID> {
    var walk = TypeWalk(from: type, count: supers.count)
    while let id = walk.step() {
      for edge in supers[id.place] { walk.add(edge.type) }
    }
    return walk.types
  }

  /// The type and all that inherit from or conform to it, in the order of the files.
  func descendants(of type: TypeID) -> ContiguousArray<TypeID> {
    var walk = TypeWalk(from: type, count: subs.count)
    while let id = walk.step() {
      for other in subs[id.place] { walk.add(other) }
    }
    return walk.inOrder
  }

  /// The superclasses of a class, nearest first.
  func superclassChain(of type: TypeID) -> ContiguousArray<TypeID> {
    ContiguousArray(SuperclassWalk(from: type, superclasses))
  }
}

/// The superclasses of a class, nearest first.
struct SuperclassWalk: Sequence, IteratorProtocol {
  private let superclasses: ContiguousArray<TypeID?>
  private var last: TypeID

  init(from type: TypeID, _ superclasses: ContiguousArray<TypeID?>) {
    self.superclasses = superclasses
    last = type
  }

  mutating func next() -> TypeID? {
    guard let id = superclasses[last.place] else { return nil }
    last = id
    return id
  }
}
