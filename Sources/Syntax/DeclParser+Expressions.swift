// Expressions: where they end. Needed for initial values, raw values, default arguments, and statements at file level.
extension DeclParser {
  /// Where an expression stands decides whether a brace after it belongs to it.
  enum ExpressionPlace {
    case ordinary
    /// Before the brace of `if`, `while`, `switch` and the like.
    case condition
  }

  /// Deeper nesting of `if` and `switch` expressions in conditions than this is given up.
  static let deepest = 64

  /// Passes an expression, operators and trailing closures included; stays where there is none.
  mutating func skipExpression(_ place: ExpressionPlace = .ordinary, depth: Int = 0) {
    used = 0
    var ternaries = 0
    while true {
      guard skipOperand(place, depth) else { return }
      operators: while true {
        switch kind {
        case .binaryOperator, .equal:
          at += 1
          break operators
        case .infixQuestion:
          ternaries += 1
          at += 1
          break operators
        case .colon where ternaries > 0:
          ternaries -= 1
          at += 1
          break operators
        case .is, .as:
          let isCast = kind == .as
          at += 1
          if isCast, kind == .postfixQuestion || kind == .exclamation { at += 1 }
          if !skipType() { return }
          skipRestOfOperator()
        case .async where nextKind == .arrow || nextKind == .throws, .throws, .arrow:
          skipEffects(record: false)
          if kind == .arrow { at += 1 }
          break operators
        default: return
        }
      }
    }
  }

  /// One operand with its prefixes and suffixes.
  private mutating func skipOperand(_ place: ExpressionPlace, _ depth: Int) -> Bool {
    while true {
      switch kind {
      case .prefixOperator, .prefixAmpersand, .repeat, .inout: at += 1
      case .try:
        at += 1
        if kind == .exclamation || kind == .postfixQuestion { at += 1 }
      case .await:
        guard isPrefixWord(.await) else { return skipPrimary(place) }
        at += 1
      case .unsafe, .ownershipWord, .each:
        guard isPrefixWord(kind) else { return skipPrimary(place) }
        at += 1
      case .any, .some:
        guard isPrefixWord(kind) || isTilde(at + 1) else { return skipPrimary(place) }
        let isType = skipType()
        skipRestOfOperator()
        return isType
      case .at:
        let end = endOfAttribute(at, ofType: true)
        if end == at + 1 {
          at += 1
          return false
        }
        at = end
      case .if: return skipIf(depth)
      case .switch: return skipSwitch(depth)
      case .do: return skipDo()
      case .backslash:
        at += 1
        return skipKeyPath()
      default: return skipPrimary(place)
      }
    }
  }

  private mutating func isTilde(_ index: Int) -> Bool {
    kind(index) == .prefixOperator && bytes[startOffset(index)] == UInt8(ascii: "~")
  }

  /// Whether the contextual word at the cursor is a prefix, as `copy` in `copy x`, and not a name.
  private mutating func isPrefixWord(_ word: TokenKind) -> Bool {
    let next = at + 1
    if isFirstOnLine(next) { return word == .await }
    switch kind(next) {
    case .dollarIdentifier, .wildcard, .integer, .float, .string, .stringOpen, .regex, .prefixAmpersand,
      .prefixOperator, .at, .backslash, .pound, .Any, .Self, .`self`, .super, .`init`, .true, .false, .nil, .repeat,
      .try, .if, .switch:
      return true
    case .period, .leftParen, .leftSquare:
      return word == .await || (word == .unsafe && !touchesPrevious(next))
    case .leftBrace: return word == .await || word == .unsafe
    default: return kind(next).isName
    }
  }

  private mutating func skipPrimary(_ place: ExpressionPlace) -> Bool {
    switch kind {
    case .integer, .float, .string, .regex, .true, .false, .nil:
      at += 1
      skipSuffixes(place, takesClosure: false)
    case .stringOpen:
      skipGroup()
      skipSuffixes(place, takesClosure: false)
    case .leftParen, .leftSquare, .leftBrace:
      skipGroup()
      skipSuffixes(place, takesClosure: true)
    case .`self`, .Self, .`init`, .deinit, .subscript, .super, .Any, .dollarIdentifier, .wildcard, .colonColon:
      skipName()
      skipSuffixes(place, takesClosure: true)
    case .pound:
      at += 1
      if !isFirstOnLine(at), kind.isName || kind.isReservedWord { skipName() }
      skipSuffixes(place, takesClosure: true)
    case .poundAvailable, .poundUnavailable:
      at += 1
      skipSuffixes(place, takesClosure: false)
    case .period:
      at += 1
      guard kind.isName || kind.isReservedWord || kind == .integer else { return false }
      skipName()
      skipSuffixes(place, takesClosure: true)
    default:
      // An operator alone is a value: `reduce(0, +)`.
      guard kind.isName else { return false }
      skipName()
      skipSuffixes(place, takesClosure: true)
    }
    return true
  }

  private mutating func skipName() {
    at += 1
    while kind == .colonColon, nextKind.isName || nextKind.isReservedWord { at += 2 }
    skipGenericArgumentsOfExpression()
    skipRestOfOperator()
  }

  /// Members, calls, subscripts, trailing closures, postfix operators.
  private mutating func skipSuffixes(_ place: ExpressionPlace, takesClosure: Bool) {
    var takesClosure = takesClosure
    while true {
      switch kind {
      case .period:
        let next = at + 1
        let isMember = kind(next).isName || (kind(next).isReservedWord && !isFirstOnLine(next)) || kind(next) == .integer
        at += 1
        // A dot before `[` belongs to a key path.
        if isMember { skipName() } else if kind != .leftSquare && kind != .leftParen { return }
        takesClosure = true
      case .leftParen, .leftSquare:
        if isFirstOnLine(at) { return }
        skipGroup()
        takesClosure = true
      case .leftBrace:
        guard takesClosure, isTrailingClosure(place) else { return }
        skipGroup()
        skipLabelledClosures()
        if kind == .leftBrace { return }
      case .postfixQuestion, .exclamation, .postfixOperator:
        at += 1
        takesClosure = true
      case .poundIf:
        guard isIfAroundSuffixes else { return }
        at = endOfIf(at)
      default: return
      }
    }
  }

  private mutating func skipKeyPath() -> Bool {
    if kind.isName || kind == .Self || kind == .Any {
      skipName()
    } else if kind == .leftParen || kind == .leftSquare {
      skipGroup()
    }
    // `\.?.name` and the like are lexed as operators that start with a dot.
    while true {
      switch kind {
      case .period:
        at += 1
        if kind.isName || kind.isReservedWord || kind == .integer { skipName() }
      case .leftParen, .leftSquare:
        if isFirstOnLine(at) { return true }
        skipGroup()
      case .postfixQuestion, .exclamation: at += 1
      case .binaryOperator, .postfixOperator, .prefixOperator:
        guard touchesPrevious(at), bytes[startOffset(at)] == UInt8(ascii: ".") else { return true }
        at += 1
        if kind.isName || kind.isReservedWord { skipName() }
      default: return true
      }
    }
  }

  /// `label: { … }` after a trailing closure.
  private mutating func skipLabelledClosures() {
    while kind.isLabel, kind != .default, nextKind == .colon, at + 2 < last, kind(at + 2) == .leftBrace {
      at += 2
      skipGroup()
    }
  }

  /// Whether the brace at the cursor belongs to the expression before it.
  private mutating func isTrailingClosure(_ place: ExpressionPlace) -> Bool {
    if startsObservers(at) || nextKind == .case { return false }
    if place == .ordinary { return true }
    // In a condition the brace is the body's, unless what follows its end shows that the condition goes on.
    if isFirstOnLine(at + 1) { return false }
    let behind = after(at)
    guard behind <= last, kind(behind - 1) == .rightBrace else { return false }
    switch kind(behind) {
    case .leftBrace, .where, .comma: return true
    case .leftSquare, .leftParen, .period, .is, .as, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !isFirstOnLine(behind)
    default: return false
    }
  }

  /// Whether the brace at `index` opens accessors, not a closure: `{ didSet`.
  mutating func startsObservers(_ index: Int) -> Bool {
    var next = index + 1
    if kind(next) == .at {
      while kind(next) == .at {
        next += 1
        guard kind(next).isName else { return false }
        next += 1
        if kind(next) == .leftParen { next = after(next) }
      }
    }
    return kind(next) == .`init` || (kind(next) == .identifier && (isWord(next, "didSet") || isWord(next, "willSet")))
  }

  /// Whether the `#if` at the cursor holds suffixes of the expression before it.
  private var isIfAroundSuffixes: Bool {
    mutating get {
      var index = at
      for _ in 0..<16 where index < last && kind(index) == .poundIf { index = endOfLine(index + 1) }
      return kind(index) == .period && (kind(index + 1).isName || kind(index + 1).isReservedWord)
    }
  }
}
