import Facts
import Syntax

/// All types of the project and where names lead: same scope, same module, imported modules.
struct TypeTable: Sendable {
  let files: ContiguousArray<FileFacts>
  let names: JoinedNames
  let layout: ModuleLayout
  private(set) var entries: ContiguousArray<TypeEntry> = []
  /// For each declaration of each file its type, if it is one, or the type it extends.
  private(set) var typeOfDecl: ContiguousArray<ContiguousArray<Int32>> = []
  /// Types by name, those inside of others too.
  private var byName: [Name: ContiguousArray<TypeID>] = [:]
  /// For each module those it can see.
  private var visible: ContiguousArray<Set<Int>> = []
  private var moduleNamed: [Name: Int] = [:]

  static let notAType: Int32 = -1
  /// An extension of something that is none of the project's types, or ambiguous.
  static let foreign: Int32 = -2

  /// Aliases of aliases deeper than this are given up.
  private static let deepest = 8

  init(_ files: ContiguousArray<FileFacts>, _ layout: ModuleLayout, _ names: JoinedNames) {
    self.files = files
    self.layout = layout
    self.names = names
    readModules()
    register()
    // An extension may extend a type that another extension declares: two rounds see through one such step each.
    for _ in 0..<2 {
      resolveExtensions()
      adoptTypesInExtensions()
    }
  }

  private mutating func readModules() {
    var placeOf: [String: Int] = [:]
    for (place, module) in layout.modules.enumerated() {
      placeOf[module.name] = place
      if let name = names.table.find(module.name) { moduleNamed[name] = place }
    }
    for module in layout.modules {
      visible.append(Set(module.dependencies.compactMap { placeOf[$0] }))
    }
  }

  // MARK: Filling

  private mutating func register() {
    typeOfDecl.reserveCapacity(files.count)
    for (file, facts) in files.enumerated() {
      var types = ContiguousArray(repeating: TypeTable.notAType, count: facts.decls.count)
      for (place, decl) in facts.decls.enumerated() {
        switch decl.kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedtype:
          types[place] = Int32(truncatingIfNeeded: entries.count)
          register(decl, file: file, place: place, types)
        case .extension: types[place] = TypeTable.foreign
        default: break
        }
      }
      typeOfDecl.append(types)
    }
  }

  private mutating func register(_ decl: DeclFact, file: Int, place: Int, _ types: ContiguousArray<Int32>) {
    var parent: TypeID?
    var isForeign = false
    if decl.parent != DeclFact.none {
      let outer = types[Int(decl.parent)]
      if outer >= 0 { parent = TypeID(Int(outer)) } else { isForeign = true }
    }
    let name = names.global(decl.name, file: file)
    byName[name, default: []].append(TypeID(entries.count))
    entries.append(
      TypeEntry(
        decl: names.id(file: file, place: place), kind: decl.kind, name: name, parent: parent,
        module: layout.moduleOfFile[file], file: file, place: place, access: decl.access, isForeign: isForeign))
  }

  private mutating func resolveExtensions() {
    for (file, facts) in files.enumerated() {
      for (place, decl) in facts.decls.enumerated()
      where decl.kind == .extension && typeOfDecl[file][place] == TypeTable.foreign {
        // `extension Alias` extends what the alias stands for.
        let found = resolve(decl.name, file: file, context: nil)
        typeOfDecl[file][place] = found.type.map { Int32(bitPattern: $0.raw) } ?? TypeTable.foreign
      }
    }
  }

  private mutating func adoptTypesInExtensions() {
    for index in entries.indices where entries[index].isForeign {
      let entry = entries[index]
      let extended = typeOfDecl[entry.file][Int(files[entry.file].decls[entry.place].parent)]
      guard extended >= 0 else { continue }
      entries[index].parent = TypeID(Int(extended))
      entries[index].isForeign = false
    }
  }

  // MARK: Resolving

  /// The type that a text names at a declaration; `unknown` for a composition of several.
  func resolve(_ text: Name, file: Int, context: Int?) -> Resolution {
    let all = resolveAll(text, file: file, context: context)
    return all.count == 1 ? all[0] : .unknown
  }

  /// The types that a text names, one for each part of a composition; aliases are followed.
  func resolveAll(_ text: Name, file: Int, context: Int?, depth: Int = 0) -> [Resolution] {
    let storage = files[file].names.storage
    let type = TypeText(storage, files[file].names.range(of: text))
    if type.paths.isEmpty { return [.unknown] }
    return type.paths.flatMap { path in
      followed(resolve(path, storage, file: file, context: context, depth: depth), depth)
    }
  }

  /// An alias stands for what it was given, be it a composition.
  private func followed(_ found: Resolution, _ depth: Int) -> [Resolution] {
    guard case .type(let id) = found, entries[id.place].kind == .typealias else { return [found] }
    guard depth < TypeTable.deepest else { return [.ambiguous] }
    let entry = entries[id.place]
    return resolveAll(files[entry.file].decls[entry.place].type, file: entry.file, context: entry.place, depth: depth + 1)
  }

  private func resolve(
    _ path: ContiguousArray<Range<Int>>, _ storage: ContiguousArray<UInt8>, file: Int, context: Int?, depth: Int
  ) -> Resolution {
    var components: ContiguousArray<Name> = []
    for range in path {
      guard let name = names.table.find(storage.span, range) else { return .unknown }
      components.append(name)
    }
    var found = first(components[0], file: file, context: context)
    var rest = components.dropFirst()
    if found == .unknown, components.count > 1, let module = moduleNamed[components[0]] {
      found = choose(byName[components[1]] ?? [], file: file) { self.isTopLevel($0, of: module) }
      rest = components.dropFirst(2)
    }
    for name in rest {
      let outer = followed(found, depth)
      guard outer.count == 1, case .type(let id) = outer[0] else { return outer.count == 1 ? outer[0] : .unknown }
      found = member(name, of: id, file: file)
    }
    return found
  }

  /// Innermost scope first, then the file's module, then what it imports, then the rest of the project.
  private func first(_ name: Name, file: Int, context: Int?) -> Resolution {
    guard let candidates = byName[name] else { return .unknown }
    var scope = context.map { UInt32(truncatingIfNeeded: $0) } ?? DeclFact.none
    while scope != DeclFact.none {
      if isGenericParameter(name, of: Int(scope), file: file) { return .unknown }
      let type = typeOfDecl[file][Int(scope)]
      var outer = type >= 0 ? TypeID(Int(type)) : nil
      while let id = outer {
        let entry = entries[id.place]
        if isGenericParameter(name, of: entry.place, file: entry.file) { return .unknown }
        if entry.name == name, entry.kind != .typealias, entry.kind != .associatedtype { return .type(id) }
        let found = member(name, of: id, file: file)
        if found != .unknown { return found }
        outer = entry.parent
      }
      scope = files[file].decls[Int(scope)].parent
    }
    let module = layout.moduleOfFile[file]
    let here = choose(candidates, file: file) { self.isTopLevel($0, of: module) }
    if here != .unknown { return here }
    let imported = choose(candidates, file: file) { id in
      self.visible[module].contains { self.isTopLevel(id, of: $0) }
    }
    if imported != .unknown { return imported }
    return choose(candidates, file: file) { self.isTopLevel($0, of: nil) }
  }

  private func isGenericParameter(_ name: Name, of place: Int, file: Int) -> Bool {
    let facts = files[file]
    let generics = facts.decls[place].generics
    for index in stride(from: generics.indices.lowerBound, to: generics.indices.upperBound, by: 2) {
      if names.global(facts.lists[index], file: file) == name { return true }
    }
    return false
  }

  private func isTopLevel(_ id: TypeID, of module: Int?) -> Bool {
    let entry = entries[id.place]
    return entry.parent == nil && !entry.isForeign && (module == nil || entry.module == module)
  }

  /// The type of the name inside of another.
  func member(_ name: Name, of outer: TypeID, file: Int) -> Resolution {
    choose(byName[name] ?? [], file: file) { self.entries[$0.place].parent == outer }
  }

  /// The one candidate that fits; those private to another file do not.
  private func choose(
    _ candidates: ContiguousArray<TypeID>, file: Int, where fits: (TypeID) -> Bool
  ) -> Resolution {
    var found: TypeID?
    var foundIsPrivate = false
    var isAmbiguous = false
    for id in candidates where fits(id) {
      let entry = entries[id.place]
      let isPrivate = entry.access == .private || entry.access == .fileprivate
      if isPrivate && entry.file != file { continue }
      if found == nil || (isPrivate && !foundIsPrivate) {
        // A private type of the file hides one of the module.
        (found, foundIsPrivate, isAmbiguous) = (id, isPrivate, false)
      } else if isPrivate || !foundIsPrivate {
        isAmbiguous = true
      }
    }
    if isAmbiguous { return .ambiguous }
    return found.map { .type($0) } ?? .unknown
  }
}
