/// The columns of tokens while they are being written.
///
/// Three arrays would each ask at each token whether somebody shares them, which was a fifth of all that lexing took.
@safe struct TokenWriter: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var kinds: UnsafeMutablePointer<UInt8>
  private var starts: UnsafeMutablePointer<UInt32>
  private var links: UnsafeMutablePointer<UInt32>

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    // Each holds `capacity` elements, of which the first `count` are there; `deinit` frees them.
    unsafe kinds = .allocate(capacity: self.capacity)
    unsafe starts = .allocate(capacity: self.capacity)
    unsafe links = .allocate(capacity: self.capacity)
  }

  deinit {
    // Nobody else has them.
    unsafe kinds.deallocate()
    unsafe starts.deallocate()
    unsafe links.deallocate()
  }

  @inline(__always)
  mutating func append(kind: UInt8, start: Int, link: UInt32) {
    if count == capacity { grow() }
    // There is place for one more.
    unsafe (kinds + count).initialize(to: kind)
    unsafe (starts + count).initialize(to: UInt32(truncatingIfNeeded: start))
    unsafe (links + count).initialize(to: link)
    count += 1
  }

  private mutating func grow() {
    capacity *= 2
    unsafe kinds = TokenWriter.grown(kinds, count, capacity)  // Each had `count` elements, and gets place for more.
    unsafe starts = TokenWriter.grown(starts, count, capacity)
    unsafe links = TokenWriter.grown(links, count, capacity)
  }

  private static func grown<Element>(
    _ column: UnsafeMutablePointer<Element>, _ count: Int, _ capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    // All elements move, so the old memory holds none any more.
    unsafe larger.moveInitialize(from: column, count: count)
    unsafe column.deallocate()
    return unsafe larger
  }

  func kind(_ index: Int) -> TokenKind {
    precondition(index >= 0 && index < count)
    // The element is there, and was written from a kind.
    return unsafe unsafeBitCast(kinds[index] & ~Tokens.newlineBit, to: TokenKind.self)
  }

  func start(_ index: Int) -> Int {
    precondition(index >= 0 && index < count)
    return unsafe Int(starts[index])  // The element is there.
  }

  mutating func setLink(of index: Int, to link: Int) {
    precondition(index >= 0 && index < count)
    unsafe links[index] = UInt32(truncatingIfNeeded: link)  // The element is there.
  }

  /// Adds what was written to the columns of `tokens`.
  func copy(to tokens: inout Tokens) {
    // Each column has `count` elements, which are copied at once.
    unsafe tokens.kinds.append(contentsOf: UnsafeBufferPointer(start: kinds, count: count))
    unsafe tokens.starts.append(contentsOf: UnsafeBufferPointer(start: starts, count: count))
    unsafe tokens.links.append(contentsOf: UnsafeBufferPointer(start: links, count: count))
  }
}
