import Facts
import Syntax

/// What classes are called besides their names.
struct AliasTable: Sendable {
  private var names: [TypeID: ContiguousArray<Name>] = [:]

  init(_ table: TypeTable) {
    for entry in table.entries where entry.kind == .typealias {
      let text = table.files[entry.file].decls[entry.place].type
      guard let type = table.resolve(text, from: Viewpoint(file: entry.file, decl: entry.place)).type else { continue }
      let found = table.entries[type.place]
      guard found.kind == .class, found.name != entry.name, names[type]?.contains(entry.name) != true else { continue }
      names[type, default: []].append(entry.name)
    }
    for (name, type) in table.namedForObjC { names[type, default: []].append(name) }
  }

  func aliases(of type: TypeID) -> ContiguousArray<Name> { names[type] ?? [] }
}
