/// Where the lines of a text begin. A line ends at LF, CR LF or a lone CR.
struct LineTable {
  private var starts = [0]
  private let end: Int

  /// Finds the lines of a whole file.
  init(_ source: [UInt8]) {
    end = source.count
    for (offset, byte) in source.enumerated() {
      let isFirstHalfOfCRLF = byte == 0x0D && offset + 1 < end && source[offset + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isFirstHalfOfCRLF) { starts.append(offset + 1) }
    }
  }

  /// How many lines there are; nothing after the last line end is no line.
  var count: Int { starts.last == end ? starts.count - 1 : starts.count }

  /// The line and the column of a byte, both counted from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
