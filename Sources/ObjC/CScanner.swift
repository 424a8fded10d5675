/// Walks over the bytes of a C text, from token to token.
struct CScanner {
  private let bytes: ContiguousArray<UInt8>
  private let count: Int
  private var at = 0
  private var isAtLineStart = true

  init(_ bytes: ContiguousArray<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// The next token, or a comment, whose kind is `nil`.
  mutating func next() -> (kind: CTokens.Kind?, start: Int, end: Int)? {
    skipSpace()
    guard at < count else { return nil }
    let start = at
    let kind = scan()
    if kind != nil { isAtLineStart = false }
    return (kind, start, at)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

  private mutating func skipSpace() {
    while at < count {
      switch bytes[at] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isAtLineStart = true
      case UInt8(ascii: " "), 0x09, 0x0B, 0x0C, 0: break
      case UInt8(ascii: "\\") where byte(at + 1) == UInt8(ascii: "\n"): at += 1
      default: return
      }
      at += 1
    }
  }

  private mutating func scan() -> CTokens.Kind? {
    let first = bytes[at]
    switch first {
    case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "/"): return skipLineComment()
    case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "*"): return skipBlockComment()
    case UInt8(ascii: "#") where isAtLineStart: return scanDirective()
    case UInt8(ascii: "%") where isAtLineStart && byte(at + 1) == UInt8(ascii: ":"): return scanDirective()
    case UInt8(ascii: "\""): return scanString(UInt8(ascii: "\""), .string)
    case UInt8(ascii: "'"): return scanString(UInt8(ascii: "'"), .character)
    case UInt8(ascii: "@"): return scanAt()
    case UInt8(ascii: "R") where byte(at + 1) == UInt8(ascii: "\""): return scanRawString()
    default: break
    }
    if CScanner.isDigit(first) || first == UInt8(ascii: ".") && CScanner.isDigit(byte(at + 1)) { return scanNumber() }
    if CScanner.isWordByte(first) {
      while CScanner.isWordByte(byte(at)) { at += 1 }
      return .word
    }
    at += 1
    return .mark
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func skipLineComment() -> CTokens.Kind? {
    while at < count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") {
      // A backslash joins the next line to the comment.
      if bytes[at] == UInt8(ascii: "\\"), byte(at + 1) == UInt8(ascii: "\n") { at += 1 }
      at += 1
    }
    at = min(at, count)
    return nil
  }

  private mutating func skipBlockComment() -> CTokens.Kind? {
    at += 2
    while at < count {
      if bytes[at] == UInt8(ascii: "*"), byte(at + 1) == UInt8(ascii: "/") {
        at += 2
        return nil
      }
      at += 1
    }
    return nil
  }

  /// Up to the end of the line; comments and joined lines belong to it.
  private mutating func scanDirective() -> CTokens.Kind {
    while at < count {
      switch bytes[at] {
      case UInt8(ascii: "\\"):
        at += byte(at + 1) == UInt8(ascii: "\r") && byte(at + 2) == UInt8(ascii: "\n") ? 3 : 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .directive
      case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "/"): return .directive
      case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "*"): _ = skipBlockComment()
      case UInt8(ascii: "\""): _ = scanString(UInt8(ascii: "\""), .string)
      default: at += 1
      }
    }
    at = min(at, count)
    return .directive
  }

  /// A string that does not end on its line ends with it.
  private mutating func scanString(_ quote: UInt8, _ kind: CTokens.Kind) -> CTokens.Kind {
    at += 1
    while at < count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") {
      if bytes[at] == quote {
        at += 1
        return kind
      }
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(at, count)
    return kind
  }

  /// `R"tag(…)tag"`
  private mutating func scanRawString() -> CTokens.Kind {
    var open = at + 2
    while open < count, open - at < 20, bytes[open] != UInt8(ascii: "("), bytes[open] != UInt8(ascii: "\"") { open += 1 }
    guard byte(open) == UInt8(ascii: "(") else {
      at += 1
      return .word
    }
    let tag = bytes[(at + 2)..<open]
    at = open
    while at < count {
      let end = at + 1 + tag.count
      if bytes[at] == UInt8(ascii: ")"), byte(end) == UInt8(ascii: "\""), bytes[(at + 1)..<end] == tag {
        at = end + 1
        return .string
      }
      at += 1
    }
    return .string
  }

  private mutating func scanAt() -> CTokens.Kind {
    at += 1
    if byte(at) == UInt8(ascii: "\"") { return scanString(UInt8(ascii: "\""), .string) }
    let isWord = CScanner.isWordByte(byte(at)) && !CScanner.isDigit(byte(at))
    guard isWord else { return .mark }
    while CScanner.isWordByte(byte(at)) { at += 1 }
    return .atWord
  }

  private mutating func scanNumber() -> CTokens.Kind {
    while CScanner.isWordByte(byte(at)) || byte(at) == UInt8(ascii: ".") { at += 1 }
    return .number
  }
}
