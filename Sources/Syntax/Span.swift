// Bytes, one by one and eight at once.
extension Span where Element == UInt8 {
  /// The byte at `index`, or NUL beyond either end.
  func byte(_ index: Int) -> UInt8 { index >= 0 && index < count ? self[index] : 0 }

  /// Whether the bytes at `start` are those of `word`.
  func holds(_ word: StaticString, at start: Int) -> Bool {
    guard start >= 0, start + word.utf8CodeUnitCount <= count else { return false }
    for index in 0..<word.utf8CodeUnitCount {
      // A static string's bytes last for ever, and the index is below their count.
      guard unsafe word.utf8Start[index] == self[start + index] else { return false }
    }
    return true
  }

  /// Up to eight bytes from `start` on, the first in the lowest byte of the number.
  @inline(__always)
  func word(at start: Int, count length: Int) -> UInt64 {
    if start + 8 <= count {
      let word = word(at: start)
      return length < 8 ? word & ((1 << (8 * UInt64(length))) - 1) : word
    }
    var word: UInt64 = 0
    for index in 0..<length { word |= UInt64(self[start + index]) << UInt64(8 * index) }
    return word
  }

  private func word(at start: Int) -> UInt64 {
    precondition(start >= 0 && start + 8 <= count)
    // All eight bytes are there.
    return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
  }

  /// The highest bit of each of the eight bytes that is LF or CR.
  @inline(__always)
  private func lineEnds(_ word: UInt64) -> UInt64 {
    // Few words have a byte that is as low as those.
    if (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 == 0 { return 0 }
    return zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
  }

  /// The highest bit of each byte that is zero, and of no other.
  private func zeros(_ word: UInt64) -> UInt64 {
    let low = (word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | word | 0x7F7F_7F7F_7F7F_7F7F)
  }

  /// The first byte from `start` on that is no space, or the end of the text.
  func endOfSpaces(from start: Int) -> Int {
    var (end, isFound) = search(from: start) { $0 ^ 0x2020_2020_2020_2020 }
    while !isFound, end < count, self[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }

  /// The first byte from `start` on that is no letter, digit, underscore or dollar sign, or one of the last sixteen.
  package func endOfASCIIName(from start: Int) -> Int {
    var end = start
    while let bytes = sixteen(at: end) {
      let ends = noNames(bytes)
      if ends[0] != 0 { return end &+ ends[0].trailingZeroBitCount &>> 3 }
      if ends[1] != 0 { return end &+ 8 &+ ends[1].trailingZeroBitCount &>> 3 }
      end = end &+ 16
    }
    return end
  }

  /// The letters, digits, underscores and dollar signs at `start`, packed as `word(at:count:)` does it, if they are less than
  /// sixteen; `nil` also where that many bytes are not there.
  @inline(__always)
  func shortName(at start: Int) -> (first: UInt64, second: UInt64, count: Int)? {
    guard let bytes = sixteen(at: start) else { return nil }
    let ends = noNames(bytes)
    let words = words(bytes)
    if ends[0] != 0 {
      let bits = ends[0].trailingZeroBitCount &- 7
      return (words[0] & ((1 &<< UInt64(truncatingIfNeeded: bits)) &- 1), 0, bits &>> 3)
    }
    if ends[1] == 0 { return nil }
    let bits = ends[1].trailingZeroBitCount &- 7
    return (words[0], words[1] & ((1 &<< UInt64(truncatingIfNeeded: bits)) &- 1), 8 &+ bits &>> 3)
  }

  /// The bytes from `start` on, if so many are there.
  @inline(__always)
  private func sixteen(at start: Int) -> SIMD16<UInt8>? {
    guard start >= 0, start <= count &- 16 else { return nil }
    // Bytes have no padding, and sixteen are there.
    return unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: SIMD16<UInt8>.self)
  }

  /// The bytes as two numbers, the first of each in the lowest byte.
  @inline(__always)
  private func words(_ bytes: SIMD16<UInt8>) -> SIMD2<UInt64> {
    // Sixteen bytes are two numbers of eight.
    let words = unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    return SIMD2(words[0].littleEndian, words[1].littleEndian)
  }

  /// The first LF or CR from `start` on, or the end of the text.
  func endOfLine(from start: Int) -> Int {
    var (end, isFound) = search(from: start) { lineEnds($0) }
    while !isFound, end < count, self[end] != UInt8(ascii: "\n"), self[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  /// The first quote, backslash, LF or CR from `start` on, or the end of the text.
  func endOfText(from start: Int, _ quote: UInt8) -> Int {
    let quotes = UInt64(quote) &* 0x0101_0101_0101_0101
    var (end, isFound) = search(from: start) { zeros($0 ^ quotes) | zeros($0 ^ 0x5C5C_5C5C_5C5C_5C5C) | lineEnds($0) }
    while !isFound, end < count, self[end] != quote, self[end] != UInt8(ascii: "\\"), self[end] != UInt8(ascii: "\n"),
      self[end] != UInt8(ascii: "\r")
    {
      end += 1
    }
    return end
  }

  /// The first quote or backslash from `start` on, or the end of the text.
  package func endOfLongText(from start: Int, _ quote: UInt8) -> Int {
    let quotes = UInt64(quote) &* 0x0101_0101_0101_0101
    var (end, isFound) = search(from: start) { zeros($0 ^ quotes) | zeros($0 ^ 0x5C5C_5C5C_5C5C_5C5C) }
    while !isFound, end < count, self[end] != quote, self[end] != UInt8(ascii: "\\") { end += 1 }
    return end
  }

  /// The first such byte from `start` on, or the end of the text.
  package func next(_ byte: UInt8, from start: Int) -> Int {
    let bytes = UInt64(byte) &* 0x0101_0101_0101_0101
    var (end, isFound) = search(from: start) { zeros($0 ^ bytes) }
    while !isFound, end < count, self[end] != byte { end += 1 }
    return end
  }

  /// Where lines start that follow a line end in the range.
  func forEachLine(from start: Int, before limit: Int, _ body: (Int) -> Void) {
    var end = endOfLine(from: start)
    while end < limit {
      let isPair = self[end] == UInt8(ascii: "\r") && byte(end + 1) == UInt8(ascii: "\n")
      let next = end + (isPair ? 2 : 1)
      if next < count { body(next) }
      end = endOfLine(from: next)
    }
  }

  /// The first byte from `start` on that `marks` sets bits of, as it is given eight at once; else where less than eight are left.
  @inline(__always)
  private func search(from start: Int, _ marks: (UInt64) -> UInt64) -> (end: Int, isFound: Bool) {
    precondition(start >= 0)
    // Bytes have no padding.
    let bytes = unsafe self.bytes
    var end = start
    while end &+ 8 <= count {
      // All eight bytes are there.
      let found = unsafe marks(bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: end, as: UInt64.self).littleEndian)
      if found != 0 { return (end &+ found.trailingZeroBitCount / 8, true) }
      end = end &+ 8
    }
    return (end, false)
  }

  /// The highest bit of each of the bytes that does not go on in an ASCII name.
  ///
  /// Sums alone, as comparisons of such vectors become loops over their bytes: the highest bit tells whether a sum is 128 or
  /// more, up to where it begins anew.
  @inline(__always)
  private func noNames(_ bytes: SIMD16<UInt8>) -> SIMD2<UInt64> {
    let letter = bytes | 0x20
    let isLetter = (letter &+ 0x1F) & ~(letter &+ 0x05)
    let isDigit = (bytes &+ 0x50) & ~(bytes &+ 0x46)
    let isNoUnderscore = (bytes ^ 0x5F) &+ 0x7F
    let isNoDollar = (bytes ^ 0x24) &+ 0x7F
    return words((~(isLetter | isDigit) & isNoUnderscore & isNoDollar | bytes) & 0x80)
  }
}
