/// Numbers as bytes, one after the other.
struct ByteSink {
  private(set) var bytes: ContiguousArray<UInt8> = []

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  mutating func add(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

  /// Seven bits a byte, the lowest first; all but the last byte have their highest bit set.
  mutating func add(_ number: UInt32) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func addCount(_ count: Int) { add(UInt32(truncatingIfNeeded: count)) }

  /// The step from one number to another, small in either direction.
  mutating func add(_ number: UInt32, after previous: UInt32) {
    let step = Int32(bitPattern: number &- previous)
    add(UInt32(bitPattern: (step << 1) ^ (step >> 31)))
  }

  mutating func addFixed(_ number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}

/// Bytes as the numbers that a `ByteSink` was given. After a failure all numbers are 0 and there are no more bytes.
struct ByteSource {
  private let bytes: ContiguousArray<UInt8>
  private var at: Int
  private var end: Int
  private(set) var hasFailed = false

  init(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  /// Whether all bytes were read, and every one made sense.
  var isAtEnd: Bool { at == end && !hasFailed }

  mutating func fail() {
    hasFailed = true
    at = end
  }

  mutating func byte() -> UInt8 {
    guard at < end else {
      fail()
      return 0
    }
    at += 1
    return bytes[at - 1]
  }

  mutating func number() -> UInt32 {
    // One byte is enough for most.
    if at < end, bytes[at] < 0x80 {
      at += 1
      return UInt32(bytes[at - 1])
    }
    return longNumber()
  }

  private mutating func longNumber() -> UInt32 {
    var number: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 35, by: 7) {
      let next = byte()
      number |= UInt32(next & 0x7F) << shift
      guard next < 0x80 else { continue }
      // No more bits than 32, and no byte without need: a number has one spelling.
      if (shift == 28 && next > 0x0F) || (shift > 0 && next == 0) { break }
      return number
    }
    fail()
    return 0
  }

  mutating func number(after previous: UInt32) -> UInt32 {
    let step = number()
    return previous &+ ((step >> 1) ^ (0 &- (step & 1)))
  }

  mutating func number16() -> UInt16 {
    guard let number = UInt16(exactly: number()) else {
      fail()
      return 0
    }
    return number
  }

  mutating func flag() -> Bool {
    let byte = byte()
    if byte > 1 { fail() }
    return byte == 1
  }

  /// The number of elements that follow; there must be bytes for so many.
  mutating func count(ofBytes least: Int) -> Int {
    let count = Int(number())
    guard count <= (end - at) / least else {
      fail()
      return 0
    }
    return count
  }

  mutating func fixed16() -> UInt16 { UInt16(byte()) | UInt16(byte()) << 8 }

  mutating func fixed32() -> UInt32 { UInt32(fixed16()) | UInt32(fixed16()) << 16 }

  /// The next bytes, to be read on their own.
  mutating func part(ofBytes count: Int) -> ByteSource {
    guard count <= end - at else {
      fail()
      return self
    }
    at += count
    return ByteSource(bytes, at - count..<at)
  }

  mutating func text(ofBytes count: Int) -> ContiguousArray<UInt8> {
    let part = part(ofBytes: count)
    return hasFailed ? [] : ContiguousArray(bytes[part.at..<part.end])
  }
}
