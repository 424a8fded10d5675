import Catalog
public import Facts
import Syntax

/// Goes from a type to all that it inherits from and conforms to.
struct LineageWalk {
  /// Functions that change the walk ask it by a name of their own: the compiler copies tables that it takes from `self` then.
  private let index: ProjectIndex
  private(set) var lineage = Lineage()
  private var pending: ContiguousArray<TypeID> = []
  private var next = 0
  /// Those of branches of `#if` that were followed.
  private var aliases: Set<TypeID> = []

  init(_ index: ProjectIndex) { self.index = index }

  mutating func start(at type: TypeID) {
    add(type, statedBy: index.entry(type).decl)
    finish()
  }

  /// From what an extension extends, and what it asks of `Self`.
  mutating func start(atExtension id: DeclID) {
    let file = index.file(of: id)
    let view = Viewpoint(file: file, decl: index.place(of: id), isHeader: true)
    if let type = index.type(of: id) {
      add(type, statedBy: id)
    } else {
      read(index.files[file].names.range(of: index.decl(id).name), from: Viewpoint(file: file), statedBy: id)
      read(id)
    }
    for bound in index.table.boundsOfSelf(of: index.decl(id), file: file) { read(bound, from: view, statedBy: id) }
    finish()
  }

  /// From types that names of a file name, at the declaration in whose body they stand.
  mutating func start(atTypes texts: [Name], in id: DeclID) {
    let file = index.file(of: id)
    let view = Viewpoint(file: file, decl: index.place(of: id))
    for text in texts { read(index.files[file].names.range(of: text), from: view, statedBy: id) }
    finish()
  }

  private mutating func add(_ type: TypeID, statedBy id: DeclID) {
    if lineage.add(type, statedBy: id) { pending.append(type) }
  }

  private mutating func finish() {
    let index = index
    while next < pending.count {
      let type = pending[next]
      next += 1
      let entry = index.entry(type)
      // The walk begins at the first.
      read(entry.decl, statedBy: entry.kind == .protocol && next > 1 ? lineage.source(of: type) : nil)
      for id in index.extensions(of: type) { read(id) }
      // An extension of a type that `#if` declares twice does not say which it extends: it extends both.
      if !index.outside.variants(named: entry.name, inModule: entry.module, index.table).isEmpty {
        for id in index.outside.extensions(named: entry.name) where index.moduleNumber(of: id) == entry.module { read(id) }
      }
    }
  }

  /// The inheritance clause, and what a protocol asks of `Self`.
  ///
  /// - Parameter source: What brings all of it in, if that is not the declaration itself: who adopts a protocol adopts what that
  ///   refines.
  private mutating func read(_ id: DeclID, statedBy source: DeclID? = nil) {
    let index = index
    let file = index.file(of: id)
    let fact = index.decl(id)
    let view = Viewpoint(file: file, decl: index.place(of: id), isHeader: true)
    for entry in fact.inherits.indices {
      read(index.files[file].names.range(of: index.files[file].lists[entry]), from: view, statedBy: source ?? id, isOf: fact.kind)
    }
    guard fact.kind == .protocol else { return }
    for bound in index.table.boundsOfSelf(of: fact, file: file) { read(bound, from: view, statedBy: source ?? id) }
  }

  /// - Parameter kind: What inherits, if it is a declaration.
  private mutating func read(_ range: Range<Int>, from view: Viewpoint, statedBy id: DeclID, isOf kind: DeclKind? = nil) {
    let index = index
    for part in index.table.parts(of: range, from: view) {
      switch part.meaning {
      case .type(let type): add(type, statedBy: id)
      case .unknown: addForeign(part, statedBy: id, isOfProtocol: kind == .protocol)
      case .ambiguous: addVariants(part, statedBy: id)
      }
    }
  }

  /// Branches of `#if` may all be meant, be they types or aliases.
  private mutating func addVariants(_ part: TypeTable.Part, statedBy id: DeclID) {
    let facts = index.files[part.view.file]
    var variants: [TypeID] = []
    if part.path.count == 1, let name = index.names.table.find(facts.names.storage.span, part.path[0]) {
      let module = index.layout.moduleOfFile[part.view.file]
      variants = index.outside.variants(named: name, inModule: module, index.table)
    }
    if variants.isEmpty { return addStranger(part, statedBy: id, isAmbiguous: true) }
    for type in variants {
      let entry = index.entry(type)
      if entry.kind == .typealias {
        if !aliases.insert(type).inserted { continue }
        let text = index.files[entry.file].names.range(of: index.decl(entry.decl).type)
        read(text, from: Viewpoint(file: entry.file, decl: entry.place), statedBy: id)
      } else {
        add(type, statedBy: id)
      }
    }
  }

  // MARK: Apple's

  private mutating func addForeign(_ part: TypeTable.Part, statedBy id: DeclID, isOfProtocol: Bool) {
    let index = index
    let storage = index.files[part.view.file].names.storage
    // What a protocol of a header inherits is a protocol.
    let isObjCProtocol = isOfProtocol && index.files[part.view.file].flags.contains(.isObjectiveC)
    let found = AppleTypes(part.path, storage, importedBy: part.view.file, index, isObjCProtocol: isObjCProtocol)
    for found in found.protocols { addWithAncestors(found, statedBy: id) }
    for found in found.classes { add(found, statedBy: id) }
    if found.isEmpty, !found.isSwiftOnly { addStranger(part, statedBy: id, isAmbiguous: false) }
  }

  private mutating func addWithAncestors(_ found: CatalogProtocol, statedBy id: DeclID) {
    if lineage.contains(found) { return }
    for ancestor in found.ancestors { lineage.add(ancestor, statedBy: id) }
  }

  private mutating func add(_ found: CatalogClass, statedBy id: DeclID) {
    if !lineage.add(found) { return }
    // Those of its superclasses are among them.
    for adopted in index.remembered.protocolsOfClasses.value(of: found, { found.protocols }) { lineage.add(adopted, statedBy: id) }
    for type in [found] + found.superclasses where type == found || lineage.add(type) {
      for conformance in index.outside.conformances(of: type) { read(conformance) }
    }
  }

  private mutating func addStranger(_ part: TypeTable.Part, statedBy id: DeclID, isAmbiguous: Bool) {
    let storage = index.files[part.view.file].names.storage
    let text = part.path.map { String(decoding: storage[$0], as: UTF8.self) }.joined(separator: ".")
    let index = index
    let isApples = !isAmbiguous && part.path.last.map { last in
      OtherFrameworks.mayHave(String(decoding: storage[last], as: UTF8.self)) { index.imports($0, inFile: part.view.file) }
    } == true
    lineage.unknown.append(Lineage.Stranger(text: text, statedBy: id, isAmbiguous: isAmbiguous, isApples: isApples))
  }
}

extension ProjectIndex {
  /// All that the type inherits from and conforms to, Apple's types included.
  public func lineage(of type: TypeID) -> Lineage {
    var walk = LineageWalk(self)
    walk.start(at: type)
    return walk.lineage
  }

  /// The same of what an extension extends, with what it asks of `Self`; of a type's declaration that of the type.
  public func lineage(of id: DeclID) -> Lineage {
    var walk = LineageWalk(self)
    if decl(id).kind == .extension {
      walk.start(atExtension: id)
    } else if let type = type(of: id) {
      walk.start(at: type)
    }
    return walk.lineage
  }

  /// The same of all the types together that names of the declaration's file name in its body.
  public func lineage(ofTypes texts: [Name], in id: DeclID) -> Lineage {
    var walk = LineageWalk(self)
    walk.start(atTypes: texts, in: id)
    return walk.lineage
  }

  /// The place of the declaration's module among those of the project.
  func moduleNumber(of id: DeclID) -> Int { layout.moduleOfFile[file(of: id)] }
}
