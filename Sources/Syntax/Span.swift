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

  /// The highest bit of each of the eight bytes from `start` on that is LF or CR.
  func lineEnds(at start: Int) -> UInt64 {
    let word = word(at: start)
    return zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
  }

  /// The highest bit of each byte that is zero, and of no other.
  private func zeros(_ word: UInt64) -> UInt64 {
    let low = (word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | word | 0x7F7F_7F7F_7F7F_7F7F)
  }

  /// The first LF or CR from `start` on, or the end of the text.
  func endOfLine(from start: Int) -> Int {
    var end = start
    while end + 8 <= count {
      let ends = lineEnds(at: end)
      if ends != 0 { return end + ends.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < count, self[end] != UInt8(ascii: "\n"), self[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }
}
