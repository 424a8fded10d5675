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
    text.forEachLine(from: 0, before: text.count) { starts.append(UInt32(truncatingIfNeeded: $0)) }
  }

  /// The same of a text whose lines were noted while it was lexed.
  public init(_ tokens: Tokens) {
    starts = []
    starts.reserveCapacity(tokens.lines.count)
    starts.append(contentsOf: tokens.lines)
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
