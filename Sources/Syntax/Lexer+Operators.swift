// Operators, and what only white space tells apart: prefix, infix and postfix ones, `?` and `!`.
extension Lexer {
  /// The common single characters first.
  @inline(never)
  mutating func lexOperatorStart(_ byte: UInt8, _ text: Span<UInt8>) {
    if byte == UInt8(ascii: "."), text.byte(at + 1) != UInt8(ascii: ".") , !continuesOperator(text, at: at + 1) {
      return emit(.period, from: at, to: at + 1)
    }
    lexOperator(text)
  }

  @inline(never)
  mutating func lexQuestionOrExclamation(_ byte: UInt8, _ text: Span<UInt8>) {
    if isLeftBound(text, at) {
      emit(byte == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, from: at, to: at + 1)
    } else {
      lexOperator(text)
    }
  }

  mutating func lexOperator(_ text: Span<UInt8>) {
    let start = at
    let end = endOfOperator(text, from: start)
    if let slash = firstSlash(text, start..<end), tryRegex(text, at: slash, operatorEnd: end) { return }
    emit(operatorKind(text, start, end), from: start, to: end)
  }

  private mutating func endOfOperator(_ text: Span<UInt8>, from start: Int) -> Int {
    let mayHoldDots = text[start] == UInt8(ascii: ".")
    var end = start
    while end < text.count {
      if text[end] == UInt8(ascii: "."), !mayHoldDots { break }
      if text[end] == UInt8(ascii: "<"), end > start, text.byte(end + 1) == UInt8(ascii: "#") { break }
      // `//` or `/*` inside of what looks like an operator starts a comment.
      if text[end] == UInt8(ascii: "/"), end > start,
        text.byte(end + 1) == UInt8(ascii: "/") || text.byte(end + 1) == UInt8(ascii: "*")
      {
        break
      }
      let length = lengthOfOperatorCharacter(text, at: end, isFirst: end == start)
      if length == 0 { break }
      end += length
    }
    return end
  }

  private mutating func continuesOperator(_ text: Span<UInt8>, at index: Int) -> Bool {
    index < text.count && lengthOfOperatorCharacter(text, at: index, isFirst: false) > 0
  }

  private mutating func lengthOfOperatorCharacter(_ text: Span<UInt8>, at index: Int, isFirst: Bool) -> Int {
    if text[index] < 0x80 { return classes.continuesOperator(text[index]) ? 1 : 0 }
    let (scalar, length) = Scalars.decode(text, at: index)
    guard let scalar else { return 0 }
    return (isFirst ? Scalars.startsOperator(scalar) : Scalars.continuesOperator(scalar)) ? length : 0
  }

  private mutating func firstSlash(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    for index in range where text[index] == UInt8(ascii: "/") { return index }
    return nil
  }

  mutating func operatorKind(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TokenKind {
    let left = isLeftBound(text, start)
    let right = isRightBound(text, end, isLeftBound: left)
    if end - start == 1 {
      switch text[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
      case UInt8(ascii: "&") where !left && right: return .prefixAmpersand
      default: break
      }
    } else if end - start == 2, text[start] == UInt8(ascii: "-"), text[start + 1] == UInt8(ascii: ">") {
      return .arrow
    }
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }

  /// Whether something of an expression touches the operator on its left.
  mutating func isLeftBound(_ text: Span<UInt8>, _ start: Int) -> Bool {
    if start == 0 { return false }
    switch text[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return text.byte(start - 2) != UInt8(ascii: "*")
    case 0xA0: return text.byte(start - 2) != 0xC2
    default: return true
    }
  }

  private mutating func isRightBound(_ text: Span<UInt8>, _ end: Int, isLeftBound: Bool) -> Bool {
    switch text.byte(end) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return text.byte(end + 1) != UInt8(ascii: "/") && text.byte(end + 1) != UInt8(ascii: "*")
    case 0xC2: return text.byte(end + 1) != 0xA0
    default: return true
    }
  }
}
