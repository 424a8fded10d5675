// What lies between tokens: line ends, comments, conflict markers.
extension Lexer {
  mutating func lexNewline(_ text: Span<UInt8>) {
    if brackets.isInSingleLineString { return endSingleLineStrings() }
    newline = Tokens.newlineBit
    if mayHidePassedLines { addPassedLines(text, before: at) }
    at += 1
    // Of CR and LF together only the LF ends a line.
    if at < text.count, text[at] != UInt8(ascii: "\n") || text[at - 1] == UInt8(ascii: "\n") { tokens.addLine(from: at) }
    if at < text.count, text[at] == UInt8(ascii: " ") { passSpaces(text) }
  }

  /// Adds the lines that start inside of comments and literals since the last one.
  mutating func addPassedLines(_ text: Span<UInt8>, before limit: Int) {
    mayHidePassedLines = false
    text.forEachLine(from: tokens.lastLine, before: limit) { tokens.addLine(from: $0) }
  }

  /// A comment, a regex literal or an operator.
  mutating func lexSlash(_ text: Span<UInt8>) {
    switch text.byte(at + 1) {
    case UInt8(ascii: "/"):
      let start = at
      at = text.endOfLine(from: at)
      addComment(from: start)
    case UInt8(ascii: "*"): skipBlockComment(text)
    default: lexOperator(text)
    }
  }

  /// Block comments nest.
  private mutating func skipBlockComment(_ text: Span<UInt8>) {
    let start = at
    var depth = 1
    mayHidePassedLines = true
    at += 2
    while at < text.count {
      let byte = text[at]
      at += 1
      switch byte {
      case UInt8(ascii: "*") where text.byte(at) == UInt8(ascii: "/"):
        at += 1
        depth -= 1
        if depth == 0 { return addComment(from: start) }
      case UInt8(ascii: "/") where text.byte(at) == UInt8(ascii: "*"):
        at += 1
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): newline = Tokens.newlineBit
      default: break
      }
    }
    note(.unterminatedComment, at: start)
  }

  /// An editor placeholder, a conflict marker, or an operator.
  mutating func lexAngle(_ text: Span<UInt8>) {
    if text[at] == UInt8(ascii: "<"), text.byte(at + 1) == UInt8(ascii: "#"), let end = endOfPlaceholder(text) {
      mayHidePassedLines = true
      return emit(.identifier, from: at, to: end)
    }
    if at == 0 || text[at - 1] == UInt8(ascii: "\n") || text[at - 1] == UInt8(ascii: "\r") {
      if let end = endOfConflict(text) {
        note(.conflict, at: at)
        mayHidePassedLines = true
        at = text.endOfLine(from: end)
        return
      }
    }
    lexOperator(text)
  }

  private mutating func endOfPlaceholder(_ text: Span<UInt8>) -> Int? {
    var index = at + 2
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "<") where text.byte(index + 1) == UInt8(ascii: "#"): return nil
      case UInt8(ascii: "#") where text.byte(index + 1) == UInt8(ascii: ">"): return index + 2
      default: index += 1
      }
    }
    return nil
  }

  /// Of two conflicting versions neither counts: the whole is passed over, as the compiler does it.
  private mutating func endOfConflict(_ text: Span<UInt8>) -> Int? {
    let isPerforce: Bool
    if text.holds("<<<<<<< ", at: at) {
      isPerforce = false
    } else if text.holds(">>>> ", at: at) {
      isPerforce = true
    } else {
      return nil
    }
    // Where a search was in vain, another from further on is too.
    if isPerforce ? knowsNoPerforceEnd : knowsNoConflictEnd { return nil }
    var index = at + 5
    while index < text.count {
      if text[index - 1] == UInt8(ascii: "\n") || text[index - 1] == UInt8(ascii: "\r") {
        if isPerforce ? text.holds("<<<<\n", at: index) : text.holds(">>>>>>> ", at: index) {
          return index + (isPerforce ? 4 : 8)
        }
      }
      index += 1
    }
    if isPerforce { knowsNoPerforceEnd = true } else { knowsNoConflictEnd = true }
    return nil
  }
}
