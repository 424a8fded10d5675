/// What a token is, in one byte of which the highest bit stays free for `Tokens.newlineBit`.
public enum TokenKind: UInt8 {
  case endOfFile
  case identifier, dollarIdentifier, wildcard
  case integer, float, string, regex
  /// The quotes around a string that holds interpolations; the text between is no token.
  case stringOpen, stringClose
  case interpolationOpen, interpolationClose
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, colon, colonColon, semicolon, period, at, pound, backslash, arrow, equal
  case binaryOperator, prefixOperator, postfixOperator, prefixAmpersand
  case infixQuestion, postfixQuestion, exclamation
  case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable
  case shebang, unknown

  // Reserved words.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `continue`, `default`, `defer`, `deinit`
  case `do`, `else`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
  case `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
  case `public`, `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `subscript`
  case `super`, `switch`, `throw`, `throws`, `true`, `try`, `var`, `where`, `while`
  // Those that declare a type or a name of one stand together, see `declaresType`.
  case `class`, `enum`, `protocol`, `struct`, `typealias`

  // Words that mean something only where the grammar asks for them, and are names everywhere else.
  case actor
  case macro, using, async, reasync, await, open, package, some, any, each, unsafe
  /// `consume`, `copy`, `borrow`: a prefix of an expression.
  case ownershipWord
  /// A modifier of declarations without a kind of its own, as `final`; `Modifier` tells which.
  case modifierWord
}

extension TokenKind {
  /// A name wherever a name may stand: an identifier or a contextual word.
  public var isName: Bool { self == .identifier || rawValue >= TokenKind.actor.rawValue }

  public var isReservedWord: Bool {
    rawValue >= TokenKind.Any.rawValue && rawValue < TokenKind.actor.rawValue
  }

  /// Whether the kind of that number is a word that types, or names of types, are declared with.
  @inline(__always)
  static func declaresType(_ kind: UInt8) -> Bool { kind &- TokenKind.class.rawValue <= actor.rawValue - TokenKind.class.rawValue }

  /// What may stand as an argument label or a parameter's name: any word but those that the grammar needs there.
  public var isLabel: Bool {
    switch self {
    case .wildcard: true
    case .inout: false
    default: isName || isReservedWord
    }
  }

  /// A closing bracket. Who goes from group to group meets one only where the surrounding group ends, or a stray one.
  public var closesGroup: Bool {
    switch self {
    case .rightParen, .rightSquare, .rightBrace, .interpolationClose, .stringClose: true
    default: false
    }
  }

  /// Punctuation and operators that an operator function may be named with.
  public var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .infixQuestion, .postfixQuestion,
      .exclamation, .equal, .arrow:
      true
    default: false
    }
  }
}
