import Catalog
import Facts
import Syntax

/// What is extended or declared so that a name alone does not lead there: types of others, and types that each branch of
/// `#if` declares anew.
struct OutsideTable: Sendable {
  /// The extensions of types that are not known as one of the project's, by the last name of the type.
  private var extensions: [Name: ContiguousArray<DeclID>] = [:]
  /// Those of Apple's classes that make them conform to something.
  private var conformances: [CatalogClass: ContiguousArray<DeclID>] = [:]
  /// Types at file level that only branches of `#if` declare, if there are several of a name in a module.
  private var variants: [Name: ContiguousArray<TypeID>] = [:]

  init(_ table: TypeTable) {
    for (file, place) in table.foreignExtensions {
      let (decl, names, storage) = (table.files[file].decls[place], table.files[file].names, table.files[file].names.storage)
      guard let path = TypeText(storage, names.range(of: decl.name)).paths.first, let last = path.last,
        let name = table.names.table.find(storage.span, last)
      else { continue }
      let id = table.names.id(file: file, place: place)
      extensions[name, default: []].append(id)
      if decl.inherits.count == 0 { continue }
      for found in Catalog.apple.classes(named: storage[last]) { conformances[found, default: []].append(id) }
    }
    readVariants(table)
  }

  private mutating func readVariants(_ table: TypeTable) {
    let atFileLevel = table.entries.indices.filter { place in
      let entry = table.entries[place]
      return !entry.isPrivate && table.files[entry.file].decls[entry.place].parent == DeclFact.none
    }
    func isConditional(_ entry: TypeEntry) -> Bool { table.files[entry.file].decls[entry.place].flags.contains(.isConditional) }
    for place in atFileLevel where isConditional(table.entries[place]) {
      variants[table.entries[place].name, default: []].append(TypeID(place))
    }
    var always: [Name: Set<Int>] = [:]
    for place in atFileLevel {
      let entry = table.entries[place]
      if variants[entry.name] != nil, !isConditional(entry) { always[entry.name, default: []].insert(entry.module) }
    }
    for (name, types) in variants {
      let left = ContiguousArray(types.filter { always[name]?.contains(table.entries[$0.place].module) != true })
      variants[name] = left.count > 1 ? left : nil
    }
  }

  /// The types of the name that the branches of `#if` in the module declare; none if anything else there has the name.
  func variants(named name: Name, inModule module: Int, _ table: TypeTable) -> [TypeID] {
    let found = (variants[name] ?? []).filter { table.entries[$0.place].module == module }
    return found.count > 1 ? found : []
  }

  func extensions(named name: Name) -> ContiguousArray<DeclID> { extensions[name] ?? [] }

  func conformances(of type: CatalogClass) -> ContiguousArray<DeclID> { conformances[type] ?? [] }
}
