/// Whether a comment has one of the words without which it holds no contract.
///
/// Most comments have none, and comments are a fifth of all text: the search looks at two bytes, and most often goes on
/// four bytes further.
struct ContractSearch {
  /// For each pair of bytes, five bits of each, how far a window may move whose last bytes they are.
  private let shifts: ContiguousArray<UInt8>

  /// How the words begin: so many bytes of each.
  private static let length = 5
  private static let beginnings: [StaticString] = [
    "overr", "overi", "subcl", "sublc", "super", "abstr", "tests", "testi", "testa", "test-", "test ", "must ", "direc",
  ]

  init() {
    var shifts = ContiguousArray<UInt8>(repeating: UInt8(ContractSearch.length - 1), count: 1 << 13)
    for beginning in ContractSearch.beginnings {
      let bytes = Array(beginning.description.utf8)
      for place in 0..<ContractSearch.length - 1 {
        let pair = ContractSearch.pair(UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
        shifts[pair] = min(shifts[pair], UInt8(ContractSearch.length - 2 - place))
      }
    }
    self.shifts = shifts
  }

  /// Case does not matter to five bits.
  @inline(__always)
  private static func pair(_ bytes: UInt16) -> Int { Int(bytes & 0x1F1F) }

  /// Whether one of the words stands in the range.
  func finds(in text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let shifts = shifts.span
    var index = range.lowerBound + ContractSearch.length - 2
    let end = min(range.upperBound, text.count) - 1
    while index < end {
      // Two bytes from the index on lie inside of the text.
      let bytes = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt16.self).littleEndian
      // A pair is below 1 << 13, of which there is a shift each.
      let shift = unsafe shifts[unchecked: ContractSearch.pair(bytes)]
      if shift == 0 {
        if isWord(text, at: index - ContractSearch.length + 2, range.upperBound) { return true }
        index += 1
      } else {
        index += Int(shift)
      }
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
    case UInt8(ascii: "a"): return holds("abstract")
    case UInt8(ascii: "t"):
      return holds("tests") || holds("testing") || holds("testab") || holds("test-only") || holds("test only")
        || holds("test purpose")
    case UInt8(ascii: "m"): return holds("must call") || holds("must be call")
    case UInt8(ascii: "d"): return holds("directly")
    default: return false
    }
  }

  static func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
