/// Where the lines of a file start. A line ends at LF, CR LF or a lone CR.
public struct LineTable: Equatable, Sendable {
  package private(set) var starts: ContiguousArray<UInt32> = [0]

  /// The table of an empty file.
  public init() {}

  /// The table of lines that start at these offsets: the first at 0, and each behind the one before.
  package init?(starts: ContiguousArray<UInt32>) {
    guard starts.first == 0 else { return nil }
    for line in 1..<starts.count where starts[line] <= starts[line - 1] { return nil }
    self.starts = starts
  }

  public init(_ source: borrowing Source) {
    starts.reserveCapacity(source.count / 24)
    let text = source.bytes.span.extracting(0..<source.count)
    var index = 0
    // Eight bytes at once, most of which hold no line's end.
    while index + 8 <= text.count {
      var ends = text.lineEnds(at: index)
      while ends != 0 {
        add(text, index + ends.trailingZeroBitCount / 8)
        ends &= ends - 1
      }
      index += 8
    }
    for rest in index..<text.count where text[rest] == UInt8(ascii: "\n") || text[rest] == UInt8(ascii: "\r") {
      add(text, rest)
    }
    if starts.count > 1, Int(starts[starts.count - 1]) == source.count { starts.removeLast() }
  }

  /// The line's end at `index`, unless it is the first half of CR LF.
  private mutating func add(_ text: Span<UInt8>, _ index: Int) {
    if text[index] == UInt8(ascii: "\r"), text.byte(index + 1) == UInt8(ascii: "\n") { return }
    starts.append(UInt32(truncatingIfNeeded: index + 1))
  }

  /// The number of lines; what follows the last line end counts if it is not empty.
  public var count: Int { starts.count }

  /// The line and the column of an offset, both from 1; columns count bytes.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(starts[low]) + 1)
  }
}
