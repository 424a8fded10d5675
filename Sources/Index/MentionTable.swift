import Facts
import Syntax

/// A mention of the project: its file and its place in the file's list.
public struct MentionID: Hashable, Sendable {
  public let file: Int
  public let place: Int

  public init(file: Int, place: Int) {
    self.file = file
    self.place = place
  }
}

/// Which mentions are of which name, for the names of members, functions, variables, classes, structures and aliases of the project.
struct MentionTable: Sendable {
  private var places: ContiguousArray<UInt64> = []
  /// For each declared name where its mentions start; one more for the end.
  private var starts: ContiguousArray<UInt32> = []
  /// For each of the project's names its place in `starts`, or -1.
  private var slots: ContiguousArray<Int32>
  /// Which of the names are those of something that has mentions, and is no type.
  private var declared: ContiguousArray<Bool>
  /// Which of the names are those of functions, or of cases.
  private var functions: ContiguousArray<Bool>

  init(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames) {
    slots = ContiguousArray(repeating: -1, count: names.table.count)
    declared = ContiguousArray(repeating: false, count: names.table.count)
    functions = ContiguousArray(repeating: false, count: names.table.count)
    var count: Int32 = 0
    for file in files.indices {
      for decl in files[file].decls {
        switch decl.kind {
        case .var, .let, .func, .case, .subscript, .class, .struct, .typealias:
          let name = Int(names.global(decl.name, file: file).raw)
          if decl.kind.isMember { declared[name] = true }
          if decl.kind == .func || decl.kind == .case { functions[name] = true }
          if slots[name] < 0 {
            slots[name] = count
            count += 1
          }
        default: break
        }
      }
    }
    addProjections(names.table)
    fill(files, names, Int(count))
  }

  /// Who takes what a wrapper projects, `$children`, uses the variable.
  private mutating func addProjections(_ table: NameTable) {
    for raw in 1..<max(1, table.count) {
      let range = table.range(of: Name(raw: UInt32(truncatingIfNeeded: raw)))
      guard range.count > 1, table.storage[range.lowerBound] == UInt8(ascii: "$"),
        let variable = table.find(table.storage.span, range.dropFirst()), declared[Int(variable.raw)]
      else { continue }
      slots[raw] = slots[Int(variable.raw)]
    }
  }

  /// Counts first, then places: no list per name.
  private mutating func fill(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames, _ count: Int) {
    starts = ContiguousArray(repeating: 0, count: count + 1)
    for file in files.indices {
      let numbers = names.numbers(ofFile: file)
      for mention in files[file].mentions {
        let slot = slots[Int(numbers[Int(mention.name.raw)])]
        if slot >= 0 { starts[Int(slot) + 1] += 1 }
      }
    }
    for slot in 0..<count { starts[slot + 1] += starts[slot] }
    var next = starts
    places = ContiguousArray(repeating: 0, count: Int(starts[count]))
    for file in files.indices {
      let (mentions, numbers) = (files[file].mentions, names.numbers(ofFile: file))
      for place in mentions.indices {
        let slot = Int(slots[Int(numbers[Int(mentions[place].name.raw)])])
        guard slot >= 0 else { continue }
        places[Int(next[slot])] = Mentions.place(file: file, place)
        next[slot] += 1
      }
    }
  }

  /// Whether something that can be mentioned has the name: types are none of it.
  func isDeclared(_ name: Name) -> Bool { declared[Int(name.raw)] }

  func isFunction(_ name: Name) -> Bool { functions[Int(name.raw)] }

  /// The mentions of a declared name, in the order of the files.
  func mentions(of name: Name) -> Mentions {
    let slot = Int(slots[Int(name.raw)])
    return Mentions(places[slot < 0 ? 0..<0 : Int(starts[slot])..<Int(starts[slot + 1])])
  }
}
