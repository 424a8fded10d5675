/// Where the lines of a file start. A line ends at LF, CR LF or a lone CR.
public struct LineTable: Equatable, Sendable {
  private var starts: ContiguousArray<UInt32> = [0]

  /// The table of an empty file.
  public init() {}

  public init(_ source: borrowing Source) {
    starts.reserveCapacity(source.count / 24)
    let text = source.bytes.span.extracting(0..<source.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(truncatingIfNeeded: index))
      } else if byte == UInt8(ascii: "\r") {
        if text.byte(index) == UInt8(ascii: "\n") { index += 1 }
        starts.append(UInt32(truncatingIfNeeded: index))
      }
    }
    if starts.count > 1, Int(starts[starts.count - 1]) == source.count { starts.removeLast() }
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
