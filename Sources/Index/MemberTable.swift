import Facts
import Syntax

/// The members of all types, in the order of the files and by their names.
struct MemberTable: Sendable {
  /// For each type where its members start in the lists; one more for the end.
  private var starts: ContiguousArray<UInt32>
  private var members: ContiguousArray<DeclID> = []
  /// The same, those of a type in the order of their names' numbers.
  private var sorted: ContiguousArray<DeclID> = []
  /// The names of those.
  private var sortedNames: ContiguousArray<Name> = []

  init(_ table: TypeTable) {
    let count = table.entries.count
    var starts = ContiguousArray<UInt32>(repeating: 0, count: count + 1)
    var placesByName = ContiguousArray<UInt32>(repeating: 0, count: table.names.table.count + 1)
    MemberTable.forEach(table) { type, _, name in
      starts[type + 1] += 1
      placesByName[Int(name.raw) + 1] += 1
    }
    for type in 0..<count { starts[type + 1] += starts[type] }
    for name in 1..<placesByName.count { placesByName[name] += placesByName[name - 1] }
    let total = Int(starts[count])
    var members = ContiguousArray(repeating: DeclID(raw: 0), count: total)
    var byName = ContiguousArray(repeating: (type: UInt32(0), member: DeclID(raw: 0), name: Name.none), count: total)
    var next = starts
    MemberTable.forEach(table) { type, id, name in
      members[Int(next[type])] = id
      next[type] += 1
      byName[Int(placesByName[Int(name.raw)])] = (UInt32(truncatingIfNeeded: type), id, name)
      placesByName[Int(name.raw)] += 1
    }
    (self.starts, self.members) = (starts, members)
    // Handed out in the order of names, the members of each type come in that order.
    sorted = members
    sortedNames = ContiguousArray(repeating: .none, count: total)
    next = starts
    for (type, member, name) in byName {
      let place = Int(next[Int(type)])
      (sorted[place], sortedNames[place]) = (member, name)
      next[Int(type)] += 1
    }
  }

  private static func forEach(_ table: TypeTable, _ body: (_ type: Int, DeclID, Name) -> Void) {
    for file in table.files.indices {
      for (place, decl) in table.files[file].decls.enumerated() where decl.parent != DeclFact.none {
        table.forEachType(withMembersOf: Int(decl.parent), file: file) { type in
          body(type.place, table.names.id(file: file, place: place), table.names.global(decl.name, file: file))
        }
      }
    }
  }

  func members(of type: TypeID) -> ContiguousArray<DeclID>.SubSequence {
    members[Int(starts[type.place])..<Int(starts[type.place + 1])]
  }

  func members(of type: TypeID, named name: Name) -> ContiguousArray<DeclID>.SubSequence {
    let end = Int(starts[type.place + 1])
    let first = (Int(starts[type.place])..<end).firstPlace { sortedNames[$0].raw >= name.raw }
    return sorted[first..<(first..<end).firstPlace { sortedNames[$0].raw > name.raw }]
  }
}
