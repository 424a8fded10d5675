import Catalog
import Facts
import Syntax

// Where names lead: innermost scope first, then the file's module, what it imports, the rest of the project.
extension TypeTable {
  /// So many aliases are followed for one text, and no more.
  private static let mostAliases = 32
  /// Compositions of more types are given up.
  private static let mostParts = 64
  /// A name in a type that is nested deeper is given up.
  private static let deepestScope = 64
  /// So many types that a type inherits from are asked for what is nested in them.
  private static let mostAncestors = 32

  /// The type that a text names; `unknown` for a composition of several.
  func resolve(_ text: Name, from view: Viewpoint) -> Resolution {
    let all = resolveAll(text, from: view)
    return all.count == 1 ? all[0] : .unknown
  }

  /// The types that a text names, one for each part of a composition; aliases are followed.
  func resolveAll(_ text: Name, from view: Viewpoint) -> [Resolution] {
    resolveAll(files[view.file].names.range(of: text), from: view)
  }

  /// The same for a stretch of the bytes of the file's names.
  func resolveAll(_ range: Range<Int>, from view: Viewpoint) -> [Resolution] {
    var aliases = TypeTable.mostAliases
    return resolveAll(range, from: view, &aliases)
  }

  private func resolveAll(_ range: Range<Int>, from view: Viewpoint, _ aliases: inout Int) -> [Resolution] {
    var all: [Resolution] = []
    forEachPart(of: range, from: view, &aliases) { part in if !all.contains(part.meaning) { all.append(part.meaning) } }
    return all
  }

  /// One of the types that a text names, and the words that name it: behind an alias those of the alias.
  struct Part {
    let meaning: Resolution
    /// None where the text is no name.
    var path: ContiguousArray<Range<Int>> = []
    let view: Viewpoint
  }

  /// The types that a stretch of the file's names names, one for each part of a composition; aliases are followed.
  func parts(of range: Range<Int>, from view: Viewpoint) -> [Part] {
    var aliases = TypeTable.mostAliases
    var parts: [Part] = []
    forEachPart(of: range, from: view, &aliases) { parts.append($0) }
    return parts
  }

  private func forEachPart(
    of range: Range<Int>, from view: Viewpoint, _ aliases: inout Int, _ body: (Part) -> Void
  ) {
    let storage = files[view.file].names.storage
    if TypeText.isName(storage.span, range) {
      let found = names.table.find(storage.span, range).map { first($0, from: view) } ?? .unknown
      return accept(found, [range], from: view, &aliases, body)
    }
    let type = TypeText(storage, range)
    if type.form == .suppressed { return }
    if type.paths.isEmpty { return body(Part(meaning: .unknown, view: view)) }
    if type.paths.count > TypeTable.mostParts { return body(Part(meaning: .ambiguous, view: view)) }
    for path in type.paths { accept(resolve(path, storage, from: view, &aliases), path, from: view, &aliases, body) }
  }

  private func accept(
    _ found: Resolution, _ path: ContiguousArray<Range<Int>>, from view: Viewpoint, _ aliases: inout Int, _ body: (Part) -> Void
  ) {
    if case .type(let id) = found, entries[id.place].kind == .typealias {
      follow(id, &aliases, body)
    } else {
      body(Part(meaning: found, path: path, view: view))
    }
  }

  /// An alias stands for what it was given, be it a composition.
  private func follow(_ alias: TypeID, _ aliases: inout Int, _ body: (Part) -> Void) {
    let entry = entries[alias.place]
    let view = Viewpoint(file: entry.file, decl: entry.place)
    if aliases == 0 { return body(Part(meaning: .ambiguous, view: view)) }
    aliases -= 1
    let text = files[entry.file].decls[entry.place].type
    forEachPart(of: files[entry.file].names.range(of: text), from: view, &aliases, body)
  }

  private func followed(_ found: Resolution, _ aliases: inout Int) -> [Resolution] {
    guard case .type(let id) = found, entries[id.place].kind == .typealias else { return [found] }
    var all: [Resolution] = []
    follow(id, &aliases) { part in if !all.contains(part.meaning) { all.append(part.meaning) } }
    return all
  }

  private func resolve(
    _ path: ContiguousArray<Range<Int>>, _ storage: ContiguousArray<UInt8>, from view: Viewpoint, _ aliases: inout Int
  ) -> Resolution {
    var components: ContiguousArray<Name> = []
    for range in path {
      guard let name = names.table.find(storage.span, range) else { return .unknown }
      components.append(name)
    }
    return resolve(components, from: view, &aliases)
  }

  /// What a dotted name is declared as: an alias at its end is not followed.
  func declared(_ path: [String], from view: Viewpoint) -> Resolution {
    var components: ContiguousArray<Name> = []
    for word in path {
      guard let name = names.table.find(word) else { return .unknown }
      components.append(name)
    }
    var aliases = TypeTable.mostAliases
    return resolve(components, from: view, &aliases)
  }

  private func resolve(_ components: ContiguousArray<Name>, from view: Viewpoint, _ aliases: inout Int) -> Resolution {
    let found = members(components.dropFirst(), of: first(components[0], from: view), from: view.file, &aliases)
    if found != .unknown || components.count == 1 { return found }
    let second = find(components[1], behind: components[0], from: view.file)
    return members(components.dropFirst(2), of: second, from: view.file, &aliases)
  }

  /// What a name means behind the name of a module, or of a type that is not the project's.
  func find(_ name: Name, behind outer: Name, from file: Int) -> Resolution {
    guard let modules = modulesNamed[outer] else { return scopes.find(name, in: .extensions(of: outer), from: file) }
    let own = layout.moduleOfFile[file]
    let here = modules.contains(own) ? scopes.find(name, in: .module(own), from: file) : .unknown
    if here != .unknown { return here }
    if modules.count == 1 { return scopes.find(name, in: .module(modules[0]), from: file) }
    return scopes.find(name) { module, _ in modules.contains(module) }
  }

  private func members(
    _ names: ContiguousArray<Name>.SubSequence, of outer: Resolution, from file: Int, _ aliases: inout Int
  ) -> Resolution {
    var found = outer
    for name in names {
      let outer = followed(found, &aliases)
      guard outer.count == 1, case .type(let id) = outer[0] else { return outer.count == 1 ? outer[0] : .unknown }
      found = member(name, of: id, from: file)
    }
    return found
  }

  /// What a name without a dot before it means.
  func first(_ name: Name, from view: Viewpoint) -> Resolution {
    if let type = type(namedForObjC: name, in: view.file) { return .type(type) }
    guard scopes.isDeclared(name) || name == names.selfType else { return .unknown }
    var scope = view.decl
    var isHeader = view.isHeader
    var depth = 0
    while let place = scope {
      depth += 1
      if depth > TypeTable.deepestScope { return .ambiguous }
      if let found = inScope(name, place, file: view.file, isHeader: isHeader) { return found }
      isHeader = false
      let parent = files[view.file].decls[place].parent
      scope = parent == DeclFact.none ? nil : Int(parent)
    }
    let module = layout.moduleOfFile[view.file]
    let here = scopes.find(name, in: .module(module), from: view.file)
    if here != .unknown { return here }
    let imported = scopes.find(name) { visible[module].contains($0) && isSeen($1, of: $0, from: module) }
    if imported != .unknown { return imported }
    let elsewhere = scopes.find(name) { mayReach($0, from: module) && isSeen($1, of: $0, from: module) }
    return elsewhere != .unknown && isApples(name) ? .unknown : elsewhere
  }

  /// Whether a module that is not imported may be seen all the same: where manifests tell all of both, it is not.
  private func mayReach(_ other: Int, from module: Int) -> Bool {
    let (own, other) = (layout.modules[module], layout.modules[other])
    return !own.isWhole || !other.isWhole || own.role != .production || own.name == other.name
  }

  /// Whether the module's type is seen in another: what is internal is not, but for tests.
  private func isSeen(_ type: TypeID?, of other: Int, from module: Int) -> Bool {
    let (own, other) = (layout.modules[module], layout.modules[other])
    guard let type, other.isWhole, own.role == .production, own.name != other.name else { return true }
    let entry = entries[type.place]
    let facts = files[entry.file]
    return facts.decls[entry.place].access >= .package || facts.flags.contains(.isObjectiveC)
  }

  /// Whether Apple has a type of the name: where the project's own is not to be seen, that is meant.
  func isApples(_ name: Name) -> Bool {
    let (protocols, classes) = Catalog.apple.types(named: names.table.bytes(of: name))
    return !protocols.isEmpty || !classes.isEmpty
  }

  /// What the name means to a declaration and its members; `nil` where it means nothing to them.
  private func inScope(_ name: Name, _ place: Int, file: Int, isHeader: Bool) -> Resolution? {
    if parameterOwner(name, at: place, file: file) != nil { return .unknown }
    if isHeader { return nil }
    let decl = files[file].decls[place]
    let type = typeOfDecl[file][place]
    if type == TypeTable.notAType {
      if Int(decl.end) == place + 1 { return nil }
      let found = scopes.find(name, in: .body(names.id(file: file, place: place)), from: file)
      return found == .unknown ? nil : found
    }
    if type == TypeTable.foreign {
      if name == names.selfType { return .unknown }
      let found = scopes.find(name, in: .extensions(of: names.global(decl.name, file: file)), from: file)
      if found != .unknown { return found }
      return ForeignParameters.has(names.table.text(name), of: files[file].text(decl.name)) ? .unknown : nil
    }
    guard type >= 0, decl.kind != .typealias, decl.kind != .associatedtype else { return nil }
    let id = TypeID(Int(type))
    if name == names.selfType { return .type(id) }
    let found = member(name, of: id, from: file)
    if found != .unknown { return found }
    return decl.kind != .extension && entries[id.place].name == name ? .type(id) : nil
  }

  /// The declaration that has a generic parameter of the name: the one at `place`, or the type that it extends, or one
  /// around that.
  func parameterOwner(_ name: Name, at place: Int, file: Int) -> DeclID? {
    if isParameter(name, of: place, file: file) { return names.id(file: file, place: place) }
    guard files[file].decls[place].kind == .extension else { return nil }
    var next = typeOfDecl[file][place] >= 0 ? TypeID(Int(typeOfDecl[file][place])) : nil
    for _ in 0..<TypeTable.deepestScope {
      guard let type = next else { break }
      let entry = entries[type.place]
      if isParameter(name, of: entry.place, file: entry.file) { return entry.decl }
      next = entry.parent
    }
    return nil
  }

  private func isParameter(_ name: Name, of place: Int, file: Int) -> Bool {
    let facts = files[file]
    let generics = facts.decls[place].generics
    for index in stride(from: generics.indices.lowerBound, to: generics.indices.upperBound, by: 2) {
      if names.global(facts.lists[index], file: file) == name { return true }
    }
    return false
  }

  /// The type of the name inside of another, or inside of what that inherits from.
  func member(_ name: Name, of type: TypeID, from file: Int) -> Resolution {
    let own = scopes.find(name, in: .type(type), from: file)
    if own != .unknown || supers.isEmpty || !scopes.isNested(name) { return own }
    var ancestors = [type]
    var next = 0
    while next < ancestors.count {
      for edge in supers[ancestors[next].place] where !ancestors.contains(edge.type) {
        if ancestors.count > TypeTable.mostAncestors { return .ambiguous }
        let found = scopes.find(name, in: .type(edge.type), from: file)
        if found != .unknown { return found }
        ancestors.append(edge.type)
      }
      next += 1
    }
    return .unknown
  }

  /// Whether a text may name what a supertype of a type around it, or of what stands before a dot, has nested.
  func mayBeInherited(_ text: Name, from view: Viewpoint) -> Bool {
    let (storage, range) = (files[view.file].names.storage, files[view.file].names.range(of: text))
    guard TypeText.isName(storage.span, range) else { return true }
    guard let decl = view.decl, files[view.file].decls[decl].parent != DeclFact.none else { return false }
    return scopes.isNested(names.global(text, file: view.file))
  }

  /// What is written where aliases of a single name lead, and where; `nil` where they do not end.
  func unaliased(_ text: Name, from view: Viewpoint) -> (Name, Viewpoint)? {
    var text = text
    var view = view
    var aliases = TypeTable.mostAliases
    while aliases > 0 {
      guard let next = target(of: files[view.file].names.range(of: text), from: view, &aliases) else { return (text, view) }
      (text, view) = next
      aliases -= 1
    }
    return nil
  }

  /// The same for a stretch of the bytes of the file's names.
  func unaliased(_ text: Range<Int>, from view: Viewpoint) -> (Range<Int>, Viewpoint)? {
    var aliases = TypeTable.mostAliases
    guard let next = target(of: text, from: view, &aliases) else { return (text, view) }
    return unaliased(next.text, from: next.view).map { (files[$1.file].names.range(of: $0), $1) }
  }

  /// What the alias stands for that a text names; `nil` where it names none.
  private func target(of text: Range<Int>, from view: Viewpoint, _ aliases: inout Int) -> (text: Name, view: Viewpoint)? {
    let storage = files[view.file].names.storage
    let type = TypeText(storage, text)
    guard type.form == .nominal, type.paths.count == 1,
      case .type(let id) = resolve(type.paths[0], storage, from: view, &aliases), entries[id.place].kind == .typealias
    else { return nil }
    let entry = entries[id.place]
    return (files[entry.file].decls[entry.place].type, Viewpoint(file: entry.file, decl: entry.place))
  }

  /// The name alone of a type that is not the project's: aliases followed, without module, arguments and what it is
  /// nested in; `nil` where it has none, or nobody in the project says it.
  func foreignName(of text: Name, from view: Viewpoint) -> Name? {
    guard let (text, view) = unaliased(text, from: view) else { return nil }
    let storage = files[view.file].names.storage
    let type = TypeText(storage, files[view.file].names.range(of: text))
    switch type.form {
    case .array: return names.array
    case .dictionary: return names.dictionary
    case .nominal: return type.paths.count == 1 ? type.paths[0].last.flatMap { names.table.find(storage.span, $0) } : nil
    case .structural, .suppressed: return nil
    }
  }

  /// What `where Self: A, Self: B` asks for, as stretches of the file's names.
  func boundsOfSelf(of decl: DeclFact, file: Int) -> [Range<Int>] {
    if decl.requirements.count == 0 { return [] }
    let (names, storage, lists) = (files[file].names, files[file].names.storage, files[file].lists)
    let start = "Self:".utf8
    return decl.requirements.indices.compactMap { index in
      let range = names.range(of: lists[index])
      guard range.count > start.count, storage[range].starts(with: start) else { return nil }
      return range.lowerBound + start.count..<range.upperBound
    }
  }
}
