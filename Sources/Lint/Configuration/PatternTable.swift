/// Patterns of many things, found by the folders that they begin with: a path asks those alone that may mean it.
struct PatternTable: Sendable {
  private var patterns: [String: [(pattern: PathPattern, number: Int)]] = [:]
  /// No pattern is to be found above this many bytes of a path.
  private var shortest = Int.max

  /// - Parameter lists: the patterns of each thing; its number is its place.
  init(_ lists: some Sequence<[PathPattern]>) {
    for (number, list) in lists.enumerated() {
      for pattern in list {
        patterns[pattern.anchor, default: []].append((pattern, number))
        shortest = min(shortest, pattern.anchor.utf8.count)
      }
    }
  }

  /// The numbers of what has a pattern that matches the path, in their order.
  func numbers(matching path: String) -> [Int] {
    var numbers: Set<Int> = []
    var next: String? = path
    while let current = next, current.utf8.count >= shortest {
      for (pattern, number) in patterns[current] ?? [] where !numbers.contains(number) && pattern.matches(path) {
        numbers.insert(number)
      }
      next = Paths.parent(of: current)
    }
    return numbers.sorted()
  }

  /// Whether anything has.
  func matches(_ path: String) -> Bool { !numbers(matching: path).isEmpty }
}
