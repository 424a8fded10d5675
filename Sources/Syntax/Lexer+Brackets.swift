// Brackets find their partners while they are lexed.
extension Lexer {
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

  private mutating func openBracket(_ bracket: BracketStack.Bracket, _ kind: TokenKind) {
    brackets.push(BracketStack.Entry(bracket, token: tokens.count))
    emit(kind, from: at, to: at + 1)
  }

  private mutating func closeBracket(_ bracket: BracketStack.Bracket, _ kind: TokenKind, _ text: Span<UInt8>) {
    guard let target = brackets.closes(bracket) else {
      note(.strayBracket, at: at)
      return emit(kind, from: at, link: UInt32(truncatingIfNeeded: tokens.count), length: 1)
    }
    guard let entry = popBrackets(to: target) else { return }
    let index = tokens.count
    emit(target == .interpolation ? .interpolationClose : kind, from: at, link: entry.token, length: 1)
    tokens.setLink(of: Int(entry.token), to: index)
    if target == .interpolation {
      newline = 0
      lexStringText(text, from: at, in: entry.string, opened: Int(entry.stringToken), start: at)
    }
  }

  private mutating func emit(_ kind: TokenKind, from start: Int, link: UInt32, length: Int) {
    emit(kind, from: start, link: link)
    at = start + length
  }

  /// The topmost bracket of the kind; those above it have lost their partners.
  mutating func popBrackets(to bracket: BracketStack.Bracket) -> BracketStack.Entry? {
    while let entry = brackets.pop() {
      if entry.bracket == bracket { return entry }
      giveUp(entry)
    }
    return nil
  }

  /// The bracket holds all tokens so far, and has no partner.
  private mutating func giveUp(_ entry: BracketStack.Entry) {
    note(.unmatchedBracket, at: tokens.start(Int(entry.token)))
    tokens.setLink(of: Int(entry.token), to: tokens.count - 1)
    switch entry.bracket {
    case .interpolation: tokens.setLink(of: Int(entry.stringToken), to: tokens.count - 1)
    case .paren, .square: lostBrackets.append(entry.token)
    case .brace: break
    }
  }

  mutating func closeAllBrackets(_ text: Span<UInt8>) {
    while let entry = brackets.pop() { giveUp(entry) }
  }

  /// A line ended inside of an interpolation whose string may not: the string ends here, unterminated.
  mutating func endSingleLineStrings(_ text: Span<UInt8>) {
    while brackets.isInSingleLineString, let entry = popBrackets(to: .interpolation) {
      note(.unterminatedString, at: tokens.start(Int(entry.stringToken)))
      giveUp(entry)
    }
  }
}
