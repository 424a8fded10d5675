public import Facts
import Syntax

/// All members and functions of the project by their names.
struct NamesakeTable: Sendable {
  private var decls: ContiguousArray<DeclID> = []
  /// For each of the project's names where its declarations start; one more for the end.
  private var starts: ContiguousArray<UInt32>

  init(_ files: ContiguousArray<FileFacts>, _ names: JoinedNames) {
    starts = ContiguousArray(repeating: 0, count: names.table.count + 1)
    for file in files.indices {
      for decl in files[file].decls where decl.kind.isMember { starts[Int(names.global(decl.name, file: file).raw) + 1] += 1 }
    }
    for name in 1..<starts.count { starts[name] += starts[name - 1] }
    var next = starts
    decls = ContiguousArray(repeating: DeclID(raw: 0), count: Int(starts[starts.count - 1]))
    for file in files.indices {
      for (place, decl) in files[file].decls.enumerated() where decl.kind.isMember {
        let name = Int(names.global(decl.name, file: file).raw)
        decls[Int(next[name])] = names.id(file: file, place: place)
        next[name] += 1
      }
    }
  }

  func decls(named name: Name) -> ContiguousArray<DeclID>.SubSequence {
    decls[Int(starts[Int(name.raw)])..<Int(starts[Int(name.raw) + 1])]
  }
}

extension ProjectIndex {
  /// All members, functions and variables of the name, which is the project's own, in the order of the files.
  public func namesakes(_ name: Name) -> ContiguousArray<DeclID>.SubSequence { namesakeTable.decls(named: name) }
}
