/// Which of the protocols or classes have another name in Objective-C than in Swift: pairs of an entry and a name.
struct RenamedEntries: Sendable {
  private let pairs: StaticBytes

  init(_ text: StaticString) { pairs = StaticBytes(text) }

  private var count: Int { pairs.count / 4 }

  /// The Objective-C name of an entry that has another.
  func name(of entry: Int) -> Int? {
    equalRange(of: entry, in: count) { pairs.pair(at: $0 * 4) }.first.map { pairs.pair(at: $0 * 4 + 2) }
  }

  /// The entries of an Objective-C name.
  func entries(named name: Int) -> [Int] {
    (0..<count).filter { pairs.pair(at: $0 * 4 + 2) == name }.map { pairs.pair(at: $0 * 4) }
  }
}

/// Where `wanted` stands among `count` values that do not fall.
func equalRange(of wanted: Int, in count: Int, _ value: (Int) -> Int) -> Range<Int> {
  let first = firstPlace(from: 0, to: count) { value($0) >= wanted }
  return first..<firstPlace(from: first, to: count) { value($0) > wanted }
}

/// The first place for which something is so, if it is so for all that follow.
func firstPlace(from low: Int, to high: Int, where isSo: (Int) -> Bool) -> Int {
  var (low, high) = (low, high)
  while low < high {
    let middle = (low + high) / 2
    if isSo(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
