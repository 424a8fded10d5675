// Keys and single values.
extension YAMLReader {
  /// Longer keys are none for other readers.
  private static let longestKey = 1000

  /// Whether the line goes on with a key and its colon.
  func isKeyAhead() throws(Problem) -> Bool {
    if isOpenBracket { return false }
    var ahead = self
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      _ = try ahead.quotedText()
      while isBlank(ahead.current) { ahead.place += 1 }
      return ahead.isMark(":")
    default:
      while !isLineEnd(ahead.current) {
        if ahead.isMark(":") { return ahead.place > place }
        if ahead.current == UInt8(ascii: "#"), ahead.place > place, isBlank(ahead.bytes[ahead.place - 1]) { return false }
        ahead.place += 1
      }
      return false
    }
  }

  /// A key and the colon behind it, of which `isKeyAhead` knows.
  mutating func blockKey() throws(Problem) -> String {
    let start = position
    let (first, firstPlace) = (current, place)
    var key = ""
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      key = try quotedText()
      while isBlank(current) { place += 1 }
    } else {
      key = try text(of: plain(until: { $0.isMark(":") }), at: start)
    }
    if place - firstPlace > YAMLReader.longestKey { throw Problem(position: start, sentence: "a key that is too long") }
    place += 1
    return key
  }

  /// A plain key must be a text: other readers take `on:` for a truth value.
  func text(of content: YAMLValue.Content, at start: YAMLValue.Position) throws(Problem) -> String {
    if case .text(let text) = content, text != "<<" { return text }
    throw Problem(position: start, sentence: "a key that is no text needs quotes")
  }

  /// A text, a number, true, false or null.
  mutating func scalar(inFlow: Bool) throws(Problem) -> YAMLValue {
    let start = position
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
      return YAMLValue(content: .text(try quotedText()), position: start)
    }
    if inFlow, current == UInt8(ascii: "?") || current == UInt8(ascii: ":") { throw problem("a text needs quotes here") }
    let content = try plain { inFlow && $0.isEndOfFlowText }
    return YAMLValue(content: content, position: start)
  }

  // MARK: Plain

  /// What is written without quotes, up to the end of the line, a comment, or where `isEnd` says.
  private mutating func plain(until isEnd: (YAMLReader) -> Bool) throws(Problem) -> YAMLValue.Content {
    try refuseIndicator()
    let (start, startPosition) = (place, position)
    var end = place
    while !isLineEnd(current), !isEnd(self) {
      if current == UInt8(ascii: "#"), place > start, isBlank(bytes[place - 1]) { break }
      if current == UInt8(ascii: "\t") { throw problem("a tab; YAML wants blanks") }
      if !isBlank(current) { end = place + 1 }
      place += 1
    }
    place = end
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return try YAMLReader.meaning(of: text, at: startPosition)
  }

  /// Signs that mean something else at the beginning of a text.
  private func refuseIndicator() throws(Problem) {
    switch current {
    case UInt8(ascii: "&"), UInt8(ascii: "*"): throw problem("anchors and aliases are not read; a text needs quotes here")
    case UInt8(ascii: "!"): throw problem("tags are not read; a text needs quotes here")
    case UInt8(ascii: "|"), UInt8(ascii: ">"): throw problem("texts of several lines are not read; use quotes")
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "#"), UInt8(ascii: ","),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "{"):
      throw problem("a text that begins with '\(Unicode.Scalar(current))' needs quotes")
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      if isBlank(byte(at: 1)) || isLineEnd(byte(at: 1)) { throw problem("a value was expected here") }
    default: break
    }
  }

  /// What a plain text is; one that readers do not agree about is refused.
  private static func meaning(
    of text: String, at position: YAMLValue.Position
  ) throws(Problem) -> YAMLValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .flag(true)
    case "false", "False", "FALSE": return .flag(false)
    default: break
    }
    switch text.lowercased() {
    case "yes", "no", "on", "off", "y", "n":
      throw Problem(position: position, sentence: "'\(text)' means true or false to some: write true or false, or use quotes")
    case "=", ".inf", "-.inf", "+.inf", ".nan": throw Problem(position: position, sentence: "'\(text)' needs quotes")
    default: break
    }
    if let number = Int(text), String(number) == text { return .number(number) }
    let isLikeNumber = text.utf8.contains { (0x30...0x39).contains($0) } && text.utf8.allSatisfy(isPartOfNumber)
    if isLikeNumber, startsLikeNumber(text) {
      throw Problem(position: position, sentence: "'\(text)' is read in different ways: only whole numbers are numbers here; use quotes")
    }
    return .text(text)
  }

  private static func startsLikeNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    return digits.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// Digits of any base, signs, points, and what times and dates are written with.
  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: "+-._:xXoObBtTzZ ".utf8.contains(byte)
    }
  }

  // MARK: Quotes

  /// A text in quotes, all on one line.
  mutating func quotedText() throws(Problem) -> String {
    let start = position
    let quote = current
    var text: [UInt8] = []
    place += 1
    while current != quote || (quote == UInt8(ascii: "'") && byte(at: 1) == quote) {
      if isLineEnd(current) { throw Problem(position: start, sentence: "the quotes do not end on this line") }
      if quote == UInt8(ascii: "\""), current == UInt8(ascii: "\\") {
        try escape(&text)
      } else {
        text.append(current)
        place += current == quote ? 2 : 1
      }
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(_ text: inout [UInt8]) throws(Problem) {
    let start = position
    place += 1
    let letter = current
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: " "): text.append(letter)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "e"): text.append(0x1B)
    case UInt8(ascii: "x"): try number(digits: 2, from: start, &text)
    case UInt8(ascii: "u"): try number(digits: 4, from: start, &text)
    case UInt8(ascii: "U"): try number(digits: 8, from: start, &text)
    default: throw Problem(position: start, sentence: "a backslash that is none of the known; write two for a backslash")
    }
  }

  private mutating func number(digits: Int, from start: YAMLValue.Position, _ text: inout [UInt8]) throws(Problem) {
    let end = min(bytes.count, place + digits)
    let digits = bytes[place..<end]
    let isHex = digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard isHex, let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init) else {
      throw Problem(position: start, sentence: "this is the number of no character")
    }
    text += Array(String(scalar).utf8)
    place = end
  }
}
