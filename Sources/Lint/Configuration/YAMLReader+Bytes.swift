import Syntax

// The text byte by byte: where the reader is, and what it passes over.
extension YAMLReader {
  var current: UInt8 { bytes[place] }

  /// The byte so many places ahead; NUL behind the end.
  func byte(at offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

  var isAtEnd: Bool { place == bytes.count - 1 }

  var column: Int { place - lineStart + 1 }

  var position: YAMLValue.Position { YAMLValue.Position(line: line, column: column) }

  func problem(_ sentence: String) -> Problem { Problem(position: position, sentence: sentence) }

  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }

  func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0 }

  var isOpenBracket: Bool { current == UInt8(ascii: "[") || current == UInt8(ascii: "{") }

  /// Whether a dash or the like stands here by itself.
  func isMark(_ mark: Unicode.Scalar) -> Bool {
    current == UInt8(ascii: mark) && (isBlank(byte(at: 1)) || isLineEnd(byte(at: 1)))
  }

  /// Whether the line is `---` or `...`, or begins so.
  func isMarker(_ marker: String) -> Bool {
    guard column == 1 else { return false }
    for (offset, wanted) in marker.utf8.enumerated() where byte(at: offset) != wanted { return false }
    return isBlank(byte(at: 3)) || isLineEnd(byte(at: 3))
  }

  /// Goes on behind blanks, comments and ends of lines.
  mutating func skipToContent() throws(Problem) {
    while !isAtEnd {
      switch current {
      case UInt8(ascii: " "): place += 1
      case UInt8(ascii: "\t"): throw problem("a tab; YAML wants blanks")
      case UInt8(ascii: "\n"): newLine(behind: 1)
      case UInt8(ascii: "\r"): newLine(behind: byte(at: 1) == UInt8(ascii: "\n") ? 2 : 1)
      case UInt8(ascii: "#") where place == lineStart || isBlank(bytes[place - 1]):
        while !isLineEnd(current) { place += 1 }
      default: return
      }
    }
  }

  private mutating func newLine(behind length: Int) {
    place += length
    line += 1
    lineStart = place
  }

  /// Bytes that are no UTF-8, controls, and what some readers take for the end of a line.
  mutating func refuseWhatIsNoText() throws(Problem) {
    var (index, line, start) = (place, 1, lineStart)
    while index < bytes.count - 1 {
      let byte = bytes[index]
      let (scalar, length) = Scalars.decode(bytes.span, at: index)
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && bytes[index + 1] != UInt8(ascii: "\n")) {
        line += 1
        start = index + 1
      }
      let isText =
        switch scalar ?? 0 {
        case 0x09, 0x0A, 0x0D, 0x20..<0x7F, 0xA0..<0x2028, 0x202A..<0xFEFF, 0xFF00..<0xFFFE, 0x10000...: true
        default: false
        }
      if !isText {
        let what = scalar == nil ? "bytes that are no UTF-8" : "a character that belongs into no text"
        throw Problem(position: YAMLValue.Position(line: line, column: index - start + 1), sentence: what)
      }
      index += length
    }
  }
}
