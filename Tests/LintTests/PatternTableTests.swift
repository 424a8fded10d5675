import Testing

@testable import Lint

/// Patterns that are found by the folders that they begin with are those that would be found by trying each.
@Suite struct PatternTableTests {
  @Test func theSameAsOneByOne() {
    var random = Random(seed: 20_261_125)
    let folders = ["/", "/x", "/x/a", "/x/a/b"]
    let pieces = ["a", "b", "ab", "*", "**", "?", "[ab]", "a*", "*.swift", "a.swift", ".", "\\a"]
    let names = ["a", "b", "ab", "a.swift", "b.swift", "x"]
    var count = 0
    for _ in 0..<200 {
      let lists = (0..<8).map { _ in
        (0..<(1 + random.next(below: 3))).compactMap { _ -> PathPattern? in
          let parts = (0..<(1 + random.next(below: 4))).map { _ in random.pick(pieces) }
          return PathPattern(parts.joined(separator: "/") + (random.next(below: 4) == 0 ? "/" : ""), in: random.pick(folders))
        }
      }
      let table = PatternTable(lists)
      for _ in 0..<20 {
        let path = (0..<(1 + random.next(below: 5))).map { _ in "/" + random.pick(names) }.joined()
        let expected = lists.indices.filter { lists[$0].contains { $0.matches(path) } }
        count += expected.count
        #expect(table.numbers(matching: path) == expected, "\(path): \(lists.map { $0.map(\.text) })")
      }
    }
    #expect(count > 1000)
  }

  /// Each path against each pattern would be two hundred million times.
  @Test func manyPatterns() {
    let start = ContinuousClock.now
    let table = PatternTable((0..<10_000).map { [PathPattern("a/b\($0).swift", in: "/x"), PathPattern("c\($0)/*.swift", in: "/x")].compactMap(\.self) })
    let found = (0..<10_000).filter { table.numbers(matching: "/x/c\($0)/d.swift") == [$0] && !table.matches("/x/a/c\($0).swift") }
    #expect(found.count == 10_000 && ContinuousClock.now - start < .seconds(60))
  }
}
