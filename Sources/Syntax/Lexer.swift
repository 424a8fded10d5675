/// The tokens of `source`, in `tokens`, whose buffers are used again.
///
/// Total: any bytes give tokens, in one pass and in linear time; the last token is always `endOfFile`.
public func lex(_ source: borrowing Source, into tokens: inout Tokens) {
  tokens.reset()
  var lexer = Lexer(bytes: source.count)
  swap(&lexer.comments, &tokens.comments)
  lexer.run(source.bytes.span.extracting(0..<source.count))
  lexer.finish(&tokens)
}

public func lex(_ source: borrowing Source) -> Tokens {
  var tokens = Tokens()
  lex(source, into: &tokens)
  return tokens
}

/// Bytes to tokens. The text is handed from function to function, as a struct cannot yet hold a span without lifetime annotations.
struct Lexer: ~Copyable {
  /// The tokens so far.
  var tokens: TokenWriter
  fileprivate var comments: ContiguousArray<Comment> = []
  private var issues: [SyntaxIssue] = []
  private var conditions: ContiguousArray<UInt32> = []
  private var typeWords: ContiguousArray<UInt32> = []
  var brackets = BracketStack()
  /// The parentheses and square brackets that were never closed.
  var lostBrackets: ContiguousArray<UInt32> = []
  /// The offset of the next byte to look at.
  var at = 0
  /// `Tokens.newlineBit` when a line ended since the last token.
  var newline = Tokens.newlineBit
  /// Something was passed since the last line end that may hold others.
  var mayHidePassedLines = false
  private var endOfInvalid = -1
  let classes = ByteClass.shared
  private let words = Words.shared

  // What keeps searches for an end from costing quadratic time; see where each is used.
  var vainRegexSearches = 0
  var knowsNoConflictEnd = false
  var knowsNoPerforceEnd = false
  var rawQuotes = RawQuotes()

  /// The average over much real code is 8.2 bytes a token; a quarter of the bytes is enough for nearly every file.
  init(bytes: Int) { tokens = TokenWriter(capacity: bytes / 4 + 16) }

  consuming func finish(_ result: inout Tokens) {
    tokens.copy(to: &result)
    swap(&result.comments, &comments)
    result.issues.append(contentsOf: issues)
    result.conditions.append(contentsOf: conditions)
    result.typeWords.append(contentsOf: typeWords)
    if !lostBrackets.isEmpty { result.endLostGroups(lostBrackets) }
  }

  mutating func run(_ text: Span<UInt8>) {
    if text.count >= 2, text[0] == UInt8(ascii: "#"), text[1] == UInt8(ascii: "!") {
      let end = text.endOfLine(from: 0)
      emit(.shebang, from: 0, to: end)
    }
    while at < text.count { lexOne(text) }
    closeAllBrackets()
    if mayHidePassedLines { addPassedLines(text, before: text.count) }
    emit(.endOfFile, from: text.count, to: text.count)
  }

  @inline(__always)
  private mutating func lexOne(_ text: Span<UInt8>) {
    let byte = text[at]
    switch classes.start(byte) {
    case .nameStart: lexWord(text)
    case .space: passSpaces(text)
    case .newline: lexNewline(text)
    case .bracket: lexBracket(byte, text)
    case .punctuation: lexPunctuation(byte)
    case .operatorStart: lexOperatorStart(byte, text)
    case .colon: lexColon(text)
    case .quote: lexString(text, pounds: 0)
    case .digit: lexNumber(text)
    case .slash: lexSlash(text)
    case .angle: lexAngle(text)
    case .questionOrExclamation: lexQuestionOrExclamation(byte, text)
    case .pound: lexPound(text)
    case .backtick: lexBacktick(text)
    case .dollar: lexDollar(text)
    case .other: lexOther(text)
    }
  }

  /// Mostly there is one, or a line's indentation.
  @inline(__always)
  mutating func passSpaces(_ text: Span<UInt8>) {
    at += 1
    if at < text.count, text[at] == UInt8(ascii: " ") { at = text.endOfSpaces(from: at + 1) }
  }

  /// Adds a token and moves on to `end`.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, to end: Int) {
    emit(kind, from: start, link: UInt32(truncatingIfNeeded: end))
    at = end
  }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, link: UInt32) {
    tokens.append(kind: kind.rawValue | newline, start: start, link: link)
    newline = 0
  }

  /// The comment from `start` to the place reached.
  mutating func addComment(from start: Int) {
    comments.append(
      Comment(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: at),
        nextToken: UInt32(truncatingIfNeeded: tokens.count)))
  }

  mutating func note(_ issue: SyntaxIssue.Kind, at offset: Int) { issues.append(SyntaxIssue(issue, at: offset)) }

  /// Passes bytes that belong to no token. A stretch of them is one issue: a binary file has millions.
  private mutating func skipInvalid(_ length: Int) {
    if at != endOfInvalid { note(.invalidText, at: at) }
    at += length
    endOfInvalid = at
  }

  /// The kind of the token `back` before the next one.
  mutating func previous(_ back: Int = 1) -> TokenKind? {
    tokens.count >= back ? tokens.kind(tokens.count - back) : nil
  }

  // MARK: Words and numbers

  @inline(never)
  private mutating func lexWord(_ text: Span<UInt8>) {
    guard let name = text.shortName(at: at) else { return lexLongWord(text) }
    let end = at + name.count
    // It may go on with a letter that is not ASCII.
    if text[end] >= 0x80 { return lexLongWord(text) }
    emitWord(words.kind(name.first, name.second), to: end)
  }

  /// Any word: it is long, holds letters that are not ASCII, or the file ends soon.
  @inline(never)
  private mutating func lexLongWord(_ text: Span<UInt8>) {
    let end = endOfName(text, from: text.endOfASCIIName(from: at + 1))
    emitWord(words.kind(text, at..<end), to: end)
  }

  @inline(__always)
  private mutating func emitWord(_ kind: UInt8, to end: Int) {
    if TokenKind.declaresType(kind) { typeWords.append(UInt32(truncatingIfNeeded: tokens.count)) }
    tokens.append(kind: kind | newline, start: at, link: UInt32(truncatingIfNeeded: end))
    newline = 0
    at = end
  }

  /// Where the name that goes on at `from` ends.
  mutating func endOfName(_ text: Span<UInt8>, from: Int) -> Int {
    var end = from
    while end < text.count {
      if text[end] < 0x80 {
        guard classes.continuesName(text[end]) else { break }
        end += 1
      } else {
        let (scalar, length) = Scalars.decode(text, at: end)
        guard let scalar, Scalars.continuesName(scalar) else { break }
        end += length
      }
    }
    return end
  }

  private mutating func lexDollar(_ text: Span<UInt8>) {
    var end = at + 1
    while end < text.count, text[end] >= UInt8(ascii: "0"), text[end] <= UInt8(ascii: "9") { end += 1 }
    let longer = endOfName(text, from: end)
    emit(longer > end || end == at + 1 ? .identifier : .dollarIdentifier, from: at, to: longer)
  }

  /// A name in backticks, which may hold spaces. Without a second backtick on the line the first is a token of its own.
  private mutating func lexBacktick(_ text: Span<UInt8>) {
    var end = at + 1
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "`"): return emit(.identifier, from: at, to: end + 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        note(.invalidText, at: at)
        return emit(.unknown, from: at, to: at + 1)
      default: end += 1
      }
    }
    note(.invalidText, at: at)
    emit(.unknown, from: at, to: at + 1)
  }

  private mutating func lexNumber(_ text: Span<UInt8>) {
    let start = at
    let isRadix = text[at] == UInt8(ascii: "0") && at + 1 < text.count && isRadixLetter(text[at + 1])
    let isHex = isRadix && text[at + 1] == UInt8(ascii: "x")
    var end = endOfName(text, from: at)
    var kind = TokenKind.integer
    // A tuple's element is never the start of a float: `pair.0.1`.
    if (!isRadix || isHex) && previous() != .period, end + 1 < text.count, text[end] == UInt8(ascii: "."),
      isDigit(text[end + 1], hex: isHex), !hasExponent(text, start..<end, hex: isHex)
    {
      var digits = end + 1
      while isHex, digits < text.count, isDigit(text[digits], hex: true) || text[digits] == UInt8(ascii: "_") { digits += 1 }
      // `0x1.description` has no `p` behind digits, so it is an integer and a member.
      if !isHex || isExponentLetter(text.byte(digits), hex: true) { (end, kind) = (endOfName(text, from: digits), .float) }
    }
    if !isRadix || isHex, end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+"),
      endsInExponent(text, start..<end, hex: isHex)
    {
      (end, kind) = (endOfName(text, from: end + 1), .float)
    } else if hasExponent(text, start..<end, hex: isHex) && (!isRadix || isHex) {
      kind = .float
    }
    emit(kind, from: start, to: end)
  }

  private mutating func isRadixLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "x") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "b")
  }

  private mutating func isDigit(_ byte: UInt8, hex: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): hex
    default: false
    }
  }

  private mutating func isExponentLetter(_ byte: UInt8, hex: Bool) -> Bool {
    let lower = byte | 0x20
    return lower == (hex ? UInt8(ascii: "p") : UInt8(ascii: "e"))
  }

  private mutating func hasExponent(_ text: Span<UInt8>, _ range: Range<Int>, hex: Bool) -> Bool {
    for index in range where isExponentLetter(text[index], hex: hex) { return true }
    return false
  }

  private mutating func endsInExponent(_ text: Span<UInt8>, _ range: Range<Int>, hex: Bool) -> Bool {
    range.count >= 2 && isExponentLetter(text[range.upperBound - 1], hex: hex)
  }

  // MARK: Punctuation

  private mutating func lexPunctuation(_ byte: UInt8) {
    let kind: TokenKind =
      switch byte {
      case UInt8(ascii: ","): .comma
      case UInt8(ascii: ";"): .semicolon
      case UInt8(ascii: "@"): .at
      default: .backslash
      }
    emit(kind, from: at, to: at + 1)
  }

  private mutating func lexColon(_ text: Span<UInt8>) {
    if at + 1 < text.count, text[at + 1] == UInt8(ascii: ":") {
      emit(.colonColon, from: at, to: at + 2)
    } else {
      emit(.colon, from: at, to: at + 1)
    }
  }

  private mutating func lexPound(_ text: Span<UInt8>) {
    var pounds = at + 1
    while pounds < text.count, text[pounds] == UInt8(ascii: "#") { pounds += 1 }
    if pounds < text.count {
      if text[pounds] == UInt8(ascii: "\"") { return lexString(text, pounds: pounds - at) }
      if text[pounds] == UInt8(ascii: "/"), lexRegex(text, from: at, certainly: true) { return }
    }
    // All but the last start nothing: they need not be counted again one by one.
    while at + 1 < pounds { emit(.pound, from: at, to: at + 1) }
    var end = at + 1
    while end < text.count, classes.start(text[end]) == .nameStart { end += 1 }
    let kind = poundWord(text, from: at + 1, to: end)
    if (TokenKind.poundIf.rawValue...TokenKind.poundEndif.rawValue).contains(kind.rawValue) {
      conditions.append(UInt32(truncatingIfNeeded: tokens.count))
    }
    emit(kind, from: at, to: kind == .pound ? at + 1 : end)
  }

  private mutating func poundWord(_ text: Span<UInt8>, from start: Int, to end: Int) -> TokenKind {
    switch end - start {
    case 2: text.holds("if", at: start) ? .poundIf : .pound
    case 4: text.holds("else", at: start) ? .poundElse : .pound
    case 5: text.holds("endif", at: start) ? .poundEndif : .pound
    case 6: text.holds("elseif", at: start) ? .poundElseif : .pound
    case 9: text.holds("available", at: start) ? .poundAvailable : .pound
    case 11: text.holds("unavailable", at: start) ? .poundUnavailable : .pound
    case 14: text.holds("sourceLocation", at: start) ? .poundSourceLocation : .pound
    default: .pound
    }
  }

  /// What is not ASCII, and control characters.
  private mutating func lexOther(_ text: Span<UInt8>) {
    let (scalar, length) = Scalars.decode(text, at: at)
    guard let scalar else { return skipInvalid(length) }
    if scalar == 0xA0 || scalar == 0 || (scalar == 0xFEFF && at == 0) {
      // No-break spaces, NULs and the byte order mark are white space; elsewhere that mark may be in a name.
      at += length
    } else if Scalars.startsName(scalar) {
      emit(.identifier, from: at, to: endOfName(text, from: at + length))
    } else if Scalars.startsOperator(scalar) {
      lexOperator(text)
    } else if Scalars.continuesName(scalar) {
      note(.invalidText, at: at)
      emit(.identifier, from: at, to: endOfName(text, from: at + length))
    } else {
      // What else is strange counts as white space.
      skipInvalid(length)
    }
  }
}
