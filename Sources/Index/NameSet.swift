public import Facts
import Syntax

/// Some of the project's own names: to tell whether one is among them takes one look.
public struct NameSet: Sendable {
  private var isIn: ContiguousArray<Bool>

  public init(_ names: some Sequence<Name>, of index: ProjectIndex) {
    isIn = ContiguousArray(repeating: false, count: index.names.table.count)
    for name in names { isIn[Int(name.raw)] = true }
  }

  public func contains(_ name: Name) -> Bool { isIn[Int(name.raw)] }
}

extension ProjectIndex {
  /// The places of those of a file's mentions whose name is one of the others, or that of declarations of which something
  /// of the kinds is said.
  public func mentions(inFile file: Int, withContracts kinds: ContractKinds, or others: Set<Name>) -> [Int] {
    let (mentions, numbers) = (files[file].mentions, names.numbers(ofFile: file))
    return mentions.indices.filter { place in
      let name = Name(raw: numbers[Int(mentions[place].name.raw)])
      return !contractTable.kinds(of: name).isDisjoint(with: kinds) || !others.isEmpty && others.contains(name)
    }
  }
}
