import Syntax

// Which statements ask whether tests run, and where these end.
extension FileWork {
  /// The cursor is at the brace behind the condition of an `if`.
  mutating func readCondition(from first: Int) {
    for place in first..<mentions.count where asksForTests(mentions[place].name) {
      guard let end = endOfBranches(at) else { return }
      facts.conditions.append(ConditionFact(mention: UInt32(truncatingIfNeeded: place), end: UInt32(truncatingIfNeeded: end)))
    }
  }

  /// Names that rules take for such a question, and perhaps more.
  private mutating func asksForTests(_ name: Name) -> Bool {
    let range = names.range(of: name)
    if range.count < "isTest".utf8.count { return false }
    switch names.storage[range.lowerBound] {
    case UInt8(ascii: "i"):
      let text = names.storage[range]
      return ["Test", "Tests", "Testing"].contains { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
    case UInt8(ascii: "e"): return names.isText(of: name, "environment")
    case UInt8(ascii: "a"): return names.isText(of: name, "arguments")
    default: return name == KnownWords.classFromString
    }
  }

  /// Where the block at the brace ends, with all that `else` brings; `nil` where one of them leaves what is around.
  private mutating func endOfBranches(_ brace: Int) -> Int? {
    var index = brace
    var rest = FileWork.longestBranches
    while true {
      let close = Int(tokens.links[index])
      rest -= close - index
      guard close > index, close < walkEnd, rest > 0, !leaves(index..<close) else { return nil }
      guard kind(close + 1) == .else else { return end(close) }
      index = close + 2
      while index < walkEnd, kind(index) != .leftBrace { index = max(index + 1, after(index)) }
    }
  }

  /// Of longer ones it is not told what they do.
  private static let longestBranches = 512

  private mutating func leaves(_ range: Range<Int>) -> Bool {
    range.contains { index in
      switch kind(index) {
      case .return, .throw, .break, .continue: return true
      case .identifier:
        let ends: [StaticString] = ["fatalError", "preconditionFailure", "exit", "abort"]
        return ends.contains { isWord(index, $0) }
      default: return false
      }
    }
  }
}
