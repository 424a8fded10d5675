import Facts
import Syntax

/// The names that the project's Objective-C has for what its protocols ask for, and for what awaits.
struct ObjCNameTable: Sendable {
  /// Of the protocols' members, both forms.
  private var names: Set<Name> = []
  /// By what Swift calls the form that awaits, with labels: the methods with a completion handler.
  private(set) var awaited: [Name: ContiguousArray<DeclID>] = [:]

  init(_ table: TypeTable) {
    for entry in table.entries where entry.kind == .protocol {
      let fact = table.files[entry.file].decls[entry.place]
      let isObjectiveC = table.files[entry.file].flags.contains(.isObjectiveC)
      guard isObjectiveC || table.files[entry.file].hasAttribute("objc", fact) else { continue }
      let decls = table.files[entry.file].decls
      for place in entry.place + 1..<max(entry.place + 1, Int(fact.end)) {
        names.insert(table.names.global(decls[place].name, file: entry.file))
      }
    }
    for file in table.files.indices {
      for objc in table.files[file].objc where !objc.asyncName.isNone { add(objc, table.files[file], file, table.names) }
    }
  }

  private mutating func add(_ objc: ObjCFact, _ facts: FileFacts, _ file: Int, _ joined: JoinedNames) {
    awaited[joined.global(objc.asyncName, file: file), default: []].append(joined.id(file: file, place: Int(objc.decl)))
    let parent = facts.decls[Int(objc.decl)].parent
    guard parent != DeclFact.none, facts.decls[Int(parent)].kind == .protocol else { return }
    let base = facts.text(objc.asyncName).prefix { $0 != "(" }
    if let name = joined.table.find(String(base)) { names.insert(name) }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }
}
