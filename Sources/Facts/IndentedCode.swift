/// Which lines of a doc comment are an example: behind a blank line, and four columns or more to the right of the text.
struct IndentedCode {
  /// Where the text of the last line begins that was no example; nothing before the first, and for one that cannot be compared.
  private var text: Int?
  private var isBehindBlank = false
  private var isInside = false
  private var isDocumentation = false
  private var start = 0

  private static let depth = 4

  mutating func begin(_ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) {
    start = comment.lowerBound
    guard comment.count > 2 else { return isDocumentation = false }
    let third = bytes[comment.lowerBound + 2]
    isDocumentation = third == UInt8(ascii: "/") || third == UInt8(ascii: "*")
    if isBlock(bytes) { (text, isBehindBlank, isInside) = (nil, false, false) }
  }

  private func isBlock(_ bytes: ContiguousArray<UInt8>) -> Bool { bytes[start + 1] == UInt8(ascii: "*") }

  /// Whether a line is one of an example's; each is asked for once, in their order.
  mutating func holds(lineAt line: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    if !isDocumentation || isInsideOfLineEnd(line, comment, bytes) { return false }
    var index = line
    var column = 0
    if line == start {
      // The comment's own marks.
      while index < comment.upperBound, bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "*") { index += 1 }
      column = index - line
    }
    advance(&index, &column, comment, bytes)
    if line > start, index + 1 < comment.upperBound, bytes[index] == UInt8(ascii: "*"), bytes[index + 1] != UInt8(ascii: "*") {
      index += 1
      column += 1
      advance(&index, &column, comment, bytes)
    }
    guard index < comment.upperBound, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") else {
      isBehindBlank = true
      return false
    }
    let isFirstOfBlock = line == start && isBlock(bytes)
    if let text, isBehindBlank || isInside, column >= text + IndentedCode.depth {
      isInside = true
    } else {
      isInside = false
      // Where the comment's first line stands in its own is not known.
      text = isFirstOfBlock ? nil : column + widthOfMark(index, comment, bytes)
    }
    isBehindBlank = false
    return isInside
  }

  /// Between the two bytes that some end lines with.
  private func isInsideOfLineEnd(_ line: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    line > start && line < comment.upperBound && bytes[line] == UInt8(ascii: "\n") && bytes[line - 1] == UInt8(ascii: "\r")
  }

  private func advance(_ index: inout Int, _ column: inout Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) {
    while index < comment.upperBound, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
      column += bytes[index] == UInt8(ascii: " ") ? 1 : IndentedCode.depth
      index += 1
    }
  }

  /// Of an item what stands before its text: `- `, `1. `.
  private func widthOfMark(_ start: Int, _ comment: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int {
    var index = start
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): index += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while index < comment.upperBound, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
      guard index < comment.upperBound, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else { return 0 }
      index += 1
    default: return 0
    }
    let mark = index
    while index < comment.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index > mark ? index - start : 0
  }
}
