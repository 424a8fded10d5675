/// The columns of tokens while they are being written, and where lines start.
///
/// Arrays would each ask at each token whether somebody shares them, which was a fifth of all that lexing took.
struct TokenWriter: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var kinds: Column<UInt8>
  private var starts: Column<UInt32>
  private var links: Column<UInt32>
  private var lines: Column<UInt32>
  private var lineCount = 1
  private var lineCapacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    kinds = Column(capacity: self.capacity)
    starts = Column(capacity: self.capacity)
    links = Column(capacity: self.capacity)
    lineCapacity = self.capacity / 4
    lines = Column(capacity: lineCapacity)
    lines[0] = 0
  }

  @inline(__always)
  mutating func append(kind: UInt8, start: Int, link: UInt32) {
    if count == capacity { grow() }
    kinds[count] = kind
    starts[count] = UInt32(truncatingIfNeeded: start)
    links[count] = link
    count += 1
  }

  private mutating func grow() {
    capacity *= 2
    kinds.grow(count, to: capacity)
    starts.grow(count, to: capacity)
    links.grow(count, to: capacity)
  }

  @inline(__always)
  mutating func addLine(from start: Int) {
    if lineCount == lineCapacity { growLines() }
    lines[lineCount] = UInt32(truncatingIfNeeded: start)
    lineCount += 1
  }

  private mutating func growLines() {
    lineCapacity *= 2
    lines.grow(lineCount, to: lineCapacity)
  }

  /// Where the last line starts.
  var lastLine: Int { Int(lines[lineCount - 1]) }

  func kind(_ index: Int) -> TokenKind {
    precondition(index >= 0 && index < count)
    // It was written from a kind.
    return unsafe unsafeBitCast(kinds[index] & ~Tokens.newlineBit, to: TokenKind.self)
  }

  func start(_ index: Int) -> Int {
    precondition(index >= 0 && index < count)
    return Int(starts[index])
  }

  mutating func setLink(of index: Int, to link: Int) {
    precondition(index >= 0 && index < count)
    links[index] = UInt32(truncatingIfNeeded: link)
  }

  /// Adds what was written to the columns of `tokens`.
  func copy(to tokens: inout Tokens) {
    kinds.copy(count, to: &tokens.kinds)
    starts.copy(count, to: &tokens.starts)
    links.copy(count, to: &tokens.links)
    lines.copy(lineCount, to: &tokens.lines)
  }
}
