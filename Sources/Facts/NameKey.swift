/// A text of one to sixteen bytes as two numbers. Most names have one, and are told from each other by that.
struct NameKey: Equatable {
  static let longest = 16

  private(set) var first: UInt64 = 0
  private(set) var second: UInt64 = 0

  /// Of what has none, the same for all: no text's.
  init() {}

  /// The same key, however few bytes follow; that of no text where there is none.
  init(of bytes: RawSpan, _ range: Range<Int>) {
    // Checked to be there.
    guard let end = range.last, range.count <= 16, unsafe bytes.unsafeLoad(fromByteOffset: end, as: UInt8.self) != 0 else {
      return
    }
    first = NameTable.word(bytes, range)
    if range.count > 8 { second = NameTable.word(bytes, range.lowerBound + 8..<range.upperBound) }
  }

  /// `nil` where the text is longer, ends in a NUL, which is no other than those behind it, or sixteen bytes are not there.
  @inline(__always)
  init?(_ bytes: RawSpan, _ range: Range<Int>) {
    let (start, count) = (range.lowerBound, UInt64(truncatingIfNeeded: range.count))
    guard count &- 1 < 16, start >= 0, start <= bytes.byteCount &- 16 else { return nil }
    // Sixteen bytes are there.
    first = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: UInt64.self).littleEndian
    if count <= 8 {
      first &= UInt64.max &>> (64 &- 8 &* count)
      if first &>> (8 &* count &- 8) == 0 { return nil }
    } else {
      // So are these eight of them.
      second = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start &+ 8, as: UInt64.self).littleEndian
      second &= UInt64.max &>> (128 &- 8 &* count)
      if second &>> (8 &* count &- 72) == 0 { return nil }
    }
  }

  @inline(__always)
  var hash: UInt32 { NameTable.hash(first, second) }
}

extension NameTable {
  static func hash(_ bytes: RawSpan, _ range: Range<Int>) -> UInt32 {
    if range.count <= 16 { return hash(word(bytes, range), range.count > 8 ? word(bytes, range.dropFirst(8)) : 0) }
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.byteCount)
    // Of what is longer all is mixed into one number, the last eight bytes as they are.
    var first: UInt64 = 0
    var offset = range.lowerBound
    while offset &+ 8 < range.upperBound {
      first = (first ^ word(bytes, at: offset)) &* 0x9E37_79B9_7F4A_7C15
      first ^= first &>> 32
      offset = offset &+ 8
    }
    return hash(first, word(bytes, at: range.upperBound &- 8))
  }

  @inline(__always)
  static func hash(_ first: UInt64, _ second: UInt64) -> UInt32 {
    let mixed = (first ^ (second &* 0xD6E8_FEB8_6659_FD93)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: mixed &>> 32)
  }

  /// Eight bytes, which must be there.
  @inline(__always)
  static func word(_ bytes: RawSpan, at offset: Int) -> UInt64 {
    // Who calls has seen to it.
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self).littleEndian
  }

  /// Copies the range to where there is room for it, and for eight bytes.
  static func copy(_ text: RawSpan, _ range: Range<Int>, to room: UnsafeMutableRawBufferPointer) {
    guard range.count >= 8 else {
      // Eight bytes are there.
      return unsafe room.storeBytes(of: word(text, range).littleEndian, toByteOffset: 0, as: UInt64.self)
    }
    precondition(range.lowerBound >= 0 && range.upperBound <= text.byteCount)
    for offset in stride(from: 0, to: range.count &- 8, by: 8) {
      // Eight by eight, below the end.
      unsafe room.storeBytes(of: word(text, at: range.lowerBound &+ offset).littleEndian, toByteOffset: offset, as: UInt64.self)
    }
    let last = word(text, at: range.upperBound &- 8).littleEndian
    // The last eight may have been written in part.
    unsafe room.storeBytes(of: last, toByteOffset: range.count &- 8, as: UInt64.self)
  }

  /// The first eight bytes of the range, and zeros behind its end.
  @inline(__always)
  static func word(_ bytes: RawSpan, _ range: Range<Int>) -> UInt64 {
    let (start, count) = (range.lowerBound, min(range.count, 8))
    if count > 0, start >= 0, start <= bytes.byteCount &- 8 {
      // Eight bytes are there; those behind the end do not count.
      return word(bytes, at: start) & UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    }
    var word: UInt64 = 0
    for (place, offset) in range.prefix(8).enumerated() {
      // Checked to be there.
      word |= unsafe UInt64(bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)) << UInt64(8 * place)
    }
    return word
  }
}
