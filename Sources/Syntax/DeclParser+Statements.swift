// Statements at file level, and `if`, `switch` and `do` as expressions: where they end.
extension DeclParser {
  /// Passes a statement; always moves on.
  mutating func skipStatement() {
    let start = at
    if kind.isName, nextKind == .colon { at += 2 }
    switch kind {
    case .for: skipFor()
    case .while:
      at += 1
      skipConditions(0)
      skipBody()
    case .guard:
      at += 1
      skipConditions(0)
      if kind == .else { at += 1 }
      skipBody()
    case .repeat where nextKind == .leftBrace:
      at += 1
      skipBody()
      if kind == .while {
        at += 1
        skipExpression()
      }
    case .defer:
      at += 1
      skipBody()
    case .return, .throw, .break, .continue, .fallthrough: at += 1
    default:
      let expression = at
      skipExpression()
      if at == expression, used == 0 { skipOne() }
    }
    used = 0
    if at == start { skipOne() }
  }

  private mutating func skipBody() {
    if kind == .leftBrace { skipGroup() }
  }

  private mutating func skipFor() {
    at += 1
    while at < last, kind != .in, kind != .leftBrace, kind != .rightBrace { skipOne() }
    if kind == .in {
      at += 1
      skipExpression(.condition)
      if kind == .where {
        at += 1
        skipExpression(.condition)
      }
    }
    skipBody()
  }

  /// The conditions of `if`, `guard` and `while`, up to the brace or to `else`.
  private mutating func skipConditions(_ depth: Int) {
    while true {
      switch kind {
      case .case, .let, .var:
        skipPattern()
        if kind == .equal {
          at += 1
          skipExpression(.condition, depth: depth)
        }
      default: skipExpression(.condition, depth: depth)
      }
      // Swift 2 had `where` in conditions.
      guard kind == .comma || kind == .where else { return }
      at += 1
    }
  }

  /// A pattern up to `=`, or to what cannot be in it.
  private mutating func skipPattern() {
    while at < last {
      switch kind {
      case .equal, .comma, .leftBrace, .rightBrace, .else, .where, .semicolon: return
      default: skipOne()
      }
    }
  }

  mutating func skipIf(_ depth: Int) -> Bool {
    guard depth < DeclParser.deepest else {
      note(.tooDeep)
      return false
    }
    while kind == .if {
      at += 1
      skipConditions(depth + 1)
      guard kind == .leftBrace else { return true }
      skipGroup()
      guard kind == .else else { return true }
      at += 1
    }
    skipBody()
    return true
  }

  mutating func skipSwitch(_ depth: Int) -> Bool {
    guard depth < DeclParser.deepest else {
      note(.tooDeep)
      return false
    }
    at += 1
    skipExpression(.condition, depth: depth + 1)
    skipBody()
    return true
  }

  mutating func skipDo() -> Bool {
    at += 1
    skipEffects(record: false)
    guard kind == .leftBrace else { return false }
    skipGroup()
    while kind == .catch {
      at += 1
      while at < last, kind != .leftBrace, kind != .rightBrace, kind != .semicolon { skipOne() }
      skipBody()
    }
    return true
  }
}
