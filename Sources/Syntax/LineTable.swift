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
      // Most lines are longer than eight bytes.
      while index + 8 <= text.count, !LineTable.hasLineEnd(text, at: index) { index += 8 }
      for _ in 0..<8 where index < text.count {
        let byte = text[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(UInt32(truncatingIfNeeded: index))
        } else if byte == UInt8(ascii: "\r") {
          if text.byte(index) == UInt8(ascii: "\n") { index += 1 }
          starts.append(UInt32(truncatingIfNeeded: index))
        }
      }
    }
    if starts.count > 1, Int(starts[starts.count - 1]) == source.count { starts.removeLast() }
  }

  /// Whether one of the eight bytes from `index` on is LF or CR.
  private static func hasLineEnd(_ text: Span<UInt8>, at index: Int) -> Bool {
    // The caller knows that there are eight bytes.
    let word = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    return hasZero(word ^ 0x0A0A_0A0A_0A0A_0A0A) || hasZero(word ^ 0x0D0D_0D0D_0D0D_0D0D)
  }

  private static func hasZero(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
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
