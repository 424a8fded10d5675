/// Which macros of the prelude texts name: most files need few of them, and each costs clang as much as a declaration.
struct PreludeWords {
  /// The places of their definitions.
  private(set) var places: Set<Int> = []

  /// By the length of a word, its first byte and its last one, whether it may be a macro's name.
  private static let mayBeNames: ContiguousArray<Bool> = {
    var table = ContiguousArray(repeating: false, count: 1 << 12)
    for name in Prelude.placeOfMacro.keys {
      let bytes = Array(name.utf8)
      table[slot(bytes.count, bytes[0], bytes[bytes.count - 1])] = true
    }
    return table
  }()

  private static func slot(_ count: Int, _ first: UInt8, _ last: UInt8) -> Int {
    (count &* 131 &+ Int(first) &* 37 &+ Int(last)) & ((1 << 12) - 1)
  }

  /// - Parameter ranges: what is passed over, in order.
  mutating func add(_ text: ContiguousArray<UInt8>, besides ranges: [Range<Int>] = []) {
    let mayBeNames = PreludeWords.mayBeNames
    var ranges = ranges[...]
    var at = 0
    while at < text.count {
      if let next = ranges.first, at >= next.lowerBound {
        at = max(at, next.upperBound)
        ranges.removeFirst()
        continue
      }
      let start = at
      while at < text.count, CScanner.isWordByte(text[at]) { at += 1 }
      guard at > start else {
        at += 1
        continue
      }
      guard mayBeNames[PreludeWords.slot(at - start, text[start], text[at - 1])] else { continue }
      if let place = Prelude.placeOfMacro[String(decoding: text[start..<at], as: UTF8.self)] { places.insert(place) }
    }
  }
}
