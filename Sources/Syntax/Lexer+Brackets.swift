// Brackets find their partners while they are lexed.
extension Lexer {
  @inline(never)
  mutating func lexBracket(_ byte: UInt8, _ text: Span<UInt8>) {
    switch byte {
    case UInt8(ascii: "("): openBracket(.paren, .leftParen)
    case UInt8(ascii: "["): openBracket(.square, .leftSquare)
    case UInt8(ascii: "{"): openBracket(.brace, .leftBrace)
    case UInt8(ascii: ")"): closeBracket(.paren, .rightParen, text)
    case UInt8(ascii: "]"): closeBracket(.square, .rightSquare, text)
    default: closeBracket(.brace, .rightBrace, text)
    }
  }

  @inline(__always)
  private mutating func openBracket(_ bracket: BracketStack.Bracket, _ kind: TokenKind) {
    brackets.push(bracket, token: tokens.count)
    emit(kind, from: at, to: at + 1)
  }

  @inline(__always)
  private mutating func closeBracket(_ bracket: BracketStack.Bracket, _ kind: TokenKind, _ text: Span<UInt8>) {
    guard let open = brackets.pop(bracket) else { return closeOuterBracket(bracket, kind, text) }
    let index = tokens.count
    emit(kind, from: at, link: open, length: 1)
    tokens.setLink(of: Int(open), to: index)
  }

  /// The bracket on top is another: an interpolation ends, or something is missing.
  @inline(never)
  private mutating func closeOuterBracket(_ bracket: BracketStack.Bracket, _ kind: TokenKind, _ text: Span<UInt8>) {
    guard let target = brackets.closes(bracket) else {
      note(.strayBracket, at: at)
      return emit(kind, from: at, link: UInt32(truncatingIfNeeded: tokens.count), length: 1)
    }
    guard let (entry, string) = popBrackets(to: target) else { return }
    let index = tokens.count
    emit(target == .interpolation ? .interpolationClose : kind, from: at, link: entry.token, length: 1)
    tokens.setLink(of: Int(entry.token), to: index)
    if let string {
      newline = 0
      lexStringText(text, from: at, in: string.form, opened: string.token, start: at)
    }
  }

  private mutating func emit(_ kind: TokenKind, from start: Int, link: UInt32, length: Int) {
    emit(kind, from: start, link: link)
    at = start + length
  }

  /// The topmost bracket of the kind; those above it have lost their partners.
  private mutating func popBrackets(
    to bracket: BracketStack.Bracket
  ) -> (entry: BracketStack.Entry, string: BracketStack.InterruptedString?)? {
    while let popped = brackets.pop() {
      if popped.entry.bracket == bracket { return popped }
      giveUp(popped.entry, popped.string)
    }
    return nil
  }

  /// The bracket holds all tokens so far, and has no partner.
  private mutating func giveUp(_ entry: BracketStack.Entry, _ string: BracketStack.InterruptedString?) {
    note(.unmatchedBracket, at: tokens.start(Int(entry.token)))
    tokens.setLink(of: Int(entry.token), to: tokens.count - 1)
    if let string { tokens.setLink(of: string.token, to: tokens.count - 1) }
    if entry.bracket == .paren || entry.bracket == .square { lostBrackets.append(entry.token) }
  }

  mutating func closeAllBrackets() {
    while let (entry, string) = brackets.pop() { giveUp(entry, string) }
  }

  /// A line ended inside of an interpolation whose string may not: the string ends here, unterminated.
  mutating func endSingleLineStrings() {
    while brackets.isInSingleLineString, let (entry, string) = popBrackets(to: .interpolation) {
      if let string { note(.unterminatedString, at: tokens.start(string.token)) }
      giveUp(entry, string)
    }
  }
}
