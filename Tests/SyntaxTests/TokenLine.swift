import Syntax

/// The tokens of a source in one line, as `Tokens/README.md` describes it.
struct TokenLine: CustomStringConvertible {
  private(set) var description = ""

  init(_ text: some Collection<UInt8>) {
    let source = Source(path: "", text: text)
    let tokens = lex(source)
    for index in 0..<tokens.count - 1 {
      if index > 0 { description += tokens.isFirstOnLine(index) ? " ¶" : " " }
      let range = Int(tokens.starts[index])..<tokens.endOffset(index, in: source.bytes.span)
      description += TokenLine.name(of: tokens.kind(index)) + TokenLine.visible(Array(source.bytes[range]))
      if TokenLine.isWord(tokens.kind(index)) { description += "'" }
    }
    for issue in tokens.issues { description += " !\(issue.kind)" }
  }

  private static func name(of kind: TokenKind) -> String {
    switch kind {
    case .identifier, .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace, .comma, .colon,
      .colonColon, .semicolon, .period, .at, .pound, .backslash, .arrow, .equal, .wildcard:
      ""
    case .integer: "int:"
    case .string: "str:"
    case .stringOpen: "open:"
    case .stringClose: "close:"
    case .interpolationOpen, .interpolationClose: "in:"
    case .binaryOperator: "infix:"
    case .prefixOperator: "prefix:"
    case .postfixOperator: "postfix:"
    case .dollarIdentifier: "dollar:"
    default: isWord(kind) ? "'" : "\(kind):"
    }
  }

  private static func isWord(_ kind: TokenKind) -> Bool {
    kind.isReservedWord || (kind.isName && kind != .identifier)
  }

  private static func visible(_ bytes: [UInt8]) -> String {
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case " ": result += "␣"
      case "\t": result += "␉"
      case "\n": result += "⏎"
      case "\r": result += "␍"
      case "\0": result += "␀"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
