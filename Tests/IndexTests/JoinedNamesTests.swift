import Facts
import Syntax
import Testing

@testable import Index

/// Names of many files in one table.
@Suite struct JoinedNamesTests {
  private let files = ContiguousArray(
    ["class Kettle { func boil() {} }", "extension Kettle: Vessel {}", "typealias Pot = Kitchen.Kettle", "let pots: [Pot] = []"]
      .map { text in
        var builder = FactsBuilder()
        let source = Source(path: "a.swift", text: text)
        let tokens = lex(source)
        return builder.facts(of: source, tokens, parse(tokens, of: source))
      })

  @Test(arguments: [[0, nil, 1, nil], [nil, nil, nil, 0], [nil, 0, nil, nil], [0, 1, 2, 3], [2, 0, nil, 1]])
  func filesThatComeLater(numbers: [Int?]) {
    let all = JoinedNames(files)
    let first = files.indices.filter { numbers[$0] != nil }.sorted { numbers[$0] ?? 0 < numbers[$1] ?? 0 }
    var names = JoinedNames(ContiguousArray(first.map { files[$0] }))
    names.add(among: files, numbers)
    for file in files.indices {
      for name in 0..<files[file].names.count {
        let name = Name(raw: UInt32(name))
        #expect(names.table.text(names.global(name, file: file)) == files[file].names.text(name))
      }
      for place in files[file].decls.indices {
        #expect(names.id(file: file, place: place) == all.id(file: file, place: place))
        #expect(names.file(of: names.id(file: file, place: place)) == file)
      }
    }
    #expect(names.table.count == all.table.count)
  }
}
