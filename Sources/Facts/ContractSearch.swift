/// Whether a comment has one of the words without which it holds no contract.
///
/// Most comments have none, and comments are a fifth of all text.
struct ContractSearch {
  private let beginnings = BeginningSearch([
    "overr", "overi", "subcl", "sublc", "super", "abstr", "tests", "testi", "testa", "teste", "test-", "test ", "must ", "direc", "yours",
    "manua", "deriv", "child", "no-op", "nothi", "asser",
  ])

  /// Whether one of the words stands in the range.
  func finds(in text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while let start = beginnings.next(in: text, index..<range.upperBound) {
      if isWord(text, at: start, range.upperBound) { return true }
      index = start + 1
    }
    return false
  }

  private func isWord(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Bool {
    func holds(_ word: StaticString) -> Bool {
      guard start + word.utf8CodeUnitCount <= end else { return false }
      for offset in 0..<word.utf8CodeUnitCount {
        // The offset is below the count of the static string's bytes.
        guard unsafe word.utf8Start[offset] == ContractSearch.lower(text[start + offset]) else { return false }
      }
      return true
    }
    switch ContractSearch.lower(text[start]) {
    case UInt8(ascii: "o"): return holds("overrid") || holds("overid")
    case UInt8(ascii: "s"):
      if holds("subclass") || holds("sublcass") || holds("superclass") { return true }
      // Not `superview`.
      return holds("super") && (start + 5 >= end || !ContractSearch.isLetter(text[start + 5]))
    case UInt8(ascii: "a"): return holds("abstract") || holds("assert")
    case UInt8(ascii: "t"):
      return holds("tests") || holds("testing") || holds("testab") || holds("tested") || holds("test-only") || holds("test only")
        || holds("test purpose") || holds("test code") || holds("test target") || holds("test access") || holds("test use")
        || holds("test suite") || holds("test it") || holds("test this")
    case UInt8(ascii: "m"):
      if holds("manually") { return isOfCall(text, before: start) }
      return holds("must call") || holds("must be call") || holds("must always call")
    case UInt8(ascii: "d"): return holds("directly") || holds("derived class")
    case UInt8(ascii: "c"): return holds("child class")
    case UInt8(ascii: "y"): return holds("yourself") && isOfCall(text, before: start)
    case UInt8(ascii: "n"):
      if holds("no-op") { return true }
      // `does nothing`, `doing nothing is fine`
      return holds("nothing") && start > 1 && "gos".utf8.contains(text[start - 2])
        || holds("nothing is ")
    default: return false
    }
  }

  /// `never call it`, `not to be invoked`: what else somebody does is no matter here.
  private func isOfCall(_ text: Span<UInt8>, before end: Int) -> Bool {
    (max(0, end - ContractSearch.farthestCall)..<end).contains { start in
      switch ContractSearch.lower(text[start]) {
      case UInt8(ascii: "c"): start + 4 <= end && text[start + 1] == UInt8(ascii: "a") && text[start + 2] == UInt8(ascii: "l")
      case UInt8(ascii: "i"): start + 4 <= end && text[start + 1] == UInt8(ascii: "n") && text[start + 2] == UInt8(ascii: "v")
      default: false
      }
    }
  }

  private static let farthestCall = 40

  static func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
