/// A text that is put together byte by byte, again and again in the same memory.
///
/// An array would ask at each byte whether somebody shares it.
@safe struct TextWriter: ~Copyable {
  private(set) var count = 0
  private var capacity = 256
  /// `capacity` bytes and `slack` more, of which the first `count` are the text; `deinit` frees them.
  private var bytes: UnsafeMutablePointer<UInt8>

  /// Bytes behind the text that may be looked at.
  private static let slack = 16

  init() {
    // `deinit` frees it, and all of it may be looked at.
    unsafe bytes = .allocate(capacity: capacity + TextWriter.slack)
    unsafe bytes.initialize(repeating: 0, count: capacity + TextWriter.slack)
  }

  deinit {
    // Nobody else has them.
    unsafe bytes.deallocate()
  }

  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(to: count + 1) }
    unsafe bytes[count] = byte  // There is place for one more.
    count += 1
  }

  mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    let end = count + range.count
    if end > capacity { grow(to: end) }
    guard range.lowerBound >= 0, range.upperBound <= text.count - 8 else {
      for index in range {
        unsafe bytes[count] = text[index]  // There is place for as many as the range has.
        count += 1
      }
      return
    }
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      // Eight bytes are there to be read, and there is place for them: who writes further writes over those that are too many.
      let word = unsafe text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: UInt64.self)
      unsafe UnsafeMutableRawPointer(bytes + count).storeBytes(of: word, as: UInt64.self)
      count += 8
    }
    count = end
  }

  private mutating func grow(to least: Int) {
    let larger = max(least, capacity * 2)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + TextWriter.slack)
    // The text moves, what follows it is new, and the old memory is nobody's any more.
    unsafe memory.initialize(repeating: 0, count: larger + TextWriter.slack)
    unsafe memory.update(from: bytes, count: count)
    unsafe bytes.deallocate()
    unsafe bytes = memory
    capacity = larger
  }

  /// The name of the text.
  func name(in names: inout NameTable) -> Name {
    // All of them have been written, and stay for the time of the call.
    let buffer = unsafe UnsafeBufferPointer(start: bytes, count: capacity + TextWriter.slack)
    return unsafe names.intern(buffer.span, 0..<count)
  }
}
