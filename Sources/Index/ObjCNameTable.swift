import Facts
import Syntax

/// The names that the project's own protocols of Objective-C have for what they ask for.
struct ObjCNameTable: Sendable {
  private var names: Set<Name> = []

  init(_ table: TypeTable) {
    for entry in table.entries where entry.kind == .protocol {
      let facts = table.files[entry.file]
      let fact = facts.decls[entry.place]
      guard facts.flags.contains(.isObjectiveC) || facts.hasAttribute("objc", fact) else { continue }
      for place in entry.place + 1..<max(entry.place + 1, Int(fact.end)) {
        names.insert(table.names.global(facts.decls[place].name, file: entry.file))
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }
}
