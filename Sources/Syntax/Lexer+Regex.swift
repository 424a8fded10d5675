// Regex literals. Whether `/` starts one or divides depends on what stands before it and what follows.
extension Lexer {
  /// Tries a regex literal at the first slash of the operator that ends at `operatorEnd`; emits it on success.
  mutating func tryRegex(_ text: Span<UInt8>, at slash: Int, operatorEnd: Int) -> Bool {
    let start = at
    let left = isLeftBound(text, start)
    // Something touches it on the left: an operator. After `func` and `operator` comes an operator's name.
    if left || previous() == .func || previous() == .operator { return false }
    let kind = operatorKind(text, start, operatorEnd)
    var isCertain = false
    if kind != .prefixOperator && kind != .postfixOperator && kind != .prefixAmpersand {
      let followsTryMark =
        (previous() == .postfixQuestion || previous() == .exclamation) && previous(2) == .try
      if !followsTryMark && !expectsExpression() { return false }
      switch previous() {
      case .leftParen, .leftSquare, .comma, .colon, .colonColon, .interpolationOpen: isCertain = followsTryMark
      default: isCertain = true
      }
    }
    guard let end = endOfRegex(text, from: slash, certainly: isCertain) else { return false }
    if slash > start { emit(operatorKind(text, start, slash), from: start, to: slash) }
    mayHidePassedLines = true
    emit(.regex, from: slash, to: end)
    return true
  }

  /// A regex literal with pounds, or one that is sure to be one.
  mutating func lexRegex(_ text: Span<UInt8>, from start: Int, certainly: Bool) -> Bool {
    guard let end = endOfRegex(text, from: start, certainly: certainly) else { return false }
    mayHidePassedLines = true
    emit(.regex, from: start, to: end)
    return true
  }

  /// Whether the token before lets an expression begin here.
  private mutating func expectsExpression() -> Bool {
    guard let previous = previous() else { return true }
    switch previous {
    case .endOfFile, .postfixOperator, .exclamation, .postfixQuestion, .rightBrace, .rightParen, .rightSquare,
      .stringClose, .interpolationClose, .arrow, .period, .at, .pound, .backslash, .shebang, .true, .false, .Any, .nil,
      .`self`, .Self, .super, .dollarIdentifier, .wildcard, .colonColon, .float, .integer, .poundAvailable,
      .poundSourceLocation, .poundUnavailable, .string, .regex:
      return false
    default: return !previous.isName
    }
  }

  private mutating func endOfRegex(_ text: Span<UInt8>, from start: Int, certainly: Bool) -> Int? {
    var scan = RegexScan(at: start, isCertain: certainly)
    guard scan.open(text) else { return nil }
    // After some searches through all the file in vain no other is tried, or many would take quadratic time.
    if scan.isMultiline && vainRegexSearches >= 8 { return scan.firstNewline }
    switch scan.run(text) {
    case .done: return scan.at
    case .notARegex: return nil
    case .unterminated:
      if scan.isMultiline { vainRegexSearches += 1 }
      guard certainly else { return nil }
      note(.unterminatedRegex, at: start)
      return scan.firstNewline ?? min(scan.at, text.count)
    }
  }
}

/// One attempt to read a regex literal.
private struct RegexScan {
  enum Outcome { case done, notARegex, unterminated }

  var at: Int
  let isCertain: Bool
  private var pounds = 0
  private(set) var firstNewline: Int?
  private var groups = 0
  private var characterClasses = 0
  private var lastBlank: Int?

  var isMultiline: Bool { firstNewline != nil }

  init(at start: Int, isCertain: Bool) {
    at = start
    self.isCertain = isCertain
  }

  mutating func open(_ text: Span<UInt8>) -> Bool {
    while text.byte(at) == UInt8(ascii: "#") {
      at += 1
      pounds += 1
    }
    let slash = at
    guard text.byte(at) == UInt8(ascii: "/") else { return false }
    at += 1
    if pounds == 0 {
      switch text.byte(at) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): if !isCertain { return false }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return false
      default: break
      }
      return text.byte(slash - 1) != UInt8(ascii: "*")
    }
    var blank = at
    while text.byte(blank) == UInt8(ascii: " ") || text.byte(blank) == UInt8(ascii: "\t") { blank += 1 }
    if text.byte(blank) == UInt8(ascii: "\n") || text.byte(blank) == UInt8(ascii: "\r") {
      firstNewline = blank
      at = blank
    }
    return true
  }

  mutating func run(_ text: Span<UInt8>) -> Outcome {
    while true {
      if text.byte(at) == UInt8(ascii: "/"), let outcome = end(text) { return outcome }
      guard at < text.count else { return .unterminated }
      if let outcome = character(text) { return outcome }
    }
  }

  /// At a slash: the end of the literal, unless too few pounds follow.
  private mutating func end(_ text: Span<UInt8>) -> Outcome? {
    var after = at + 1
    var found = 0
    while pounds > 0, text.byte(after) == UInt8(ascii: "#") {
      after += 1
      found += 1
    }
    guard found >= pounds else { return nil }
    if found == 0 {
      if text.byte(after) == UInt8(ascii: "*") || text.byte(after) == UInt8(ascii: "/") { return .unterminated }
      if let lastBlank, lastBlank + 1 == at, !isCertain { return .notARegex }
    }
    at = after
    return .done
  }

  private mutating func character(_ text: Span<UInt8>) -> Outcome? {
    let byte = text[at]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): if !isMultiline { return .unterminated }
    case UInt8(ascii: "\\"):
      let escaped = text.byte(at + 1)
      if escaped == UInt8(ascii: "\n") || escaped == UInt8(ascii: "\r") {
        if !isMultiline {
          at += 1
          return .unterminated
        }
      }
      at += 1
    case UInt8(ascii: "(") where characterClasses == 0: groups += 1
    case UInt8(ascii: ")") where characterClasses == 0:
      if groups > 0 {
        groups -= 1
      } else if !isCertain {
        return .notARegex
      }
    case UInt8(ascii: "["): characterClasses += 1
    case UInt8(ascii: "]"): if characterClasses > 0 { characterClasses -= 1 }
    case UInt8(ascii: " "), UInt8(ascii: "\t"): lastBlank = at
    default: break
    }
    at += 1
    return nil
  }
}
