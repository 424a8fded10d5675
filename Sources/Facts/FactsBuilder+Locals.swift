import Syntax

// Closures, local functions and local types: what they declare, and where their bodies begin.
extension FileWork {
  // MARK: Closures

  /// Behind the brace of a closure: declares what stands before its `in`, and goes on behind that.
  mutating func readClosureHead() {
    guard let head = closureHead() else { return }
    at = head.captures.lowerBound
    if !head.captures.isEmpty {
      // What they hold is read outside, before any of the names is there.
      open(.captures)
      header.isCaptures = true
      brackets[brackets.count - 1].resume = head.end + 1
    } else {
      declareClosureParameters(head.parameters.lowerBound, head.end)
      at = head.end + 1
    }
  }

  /// Behind the captures: only now their names and the parameters are visible.
  mutating func endCaptures(_ resume: Int) {
    declareClosureParameters(at, resume - 1)
    at = resume
  }

  private mutating func declareClosureParameters(_ first: Int, _ end: Int) {
    if kind(first) == .leftParen {
      let close = Int(tokens.links[first])
      // Names alone are the same without parentheses.
      let areNames = (first + 1..<max(first + 1, close)).allSatisfy { kind($0).isName || kind($0) == .wildcard || kind($0) == .comma }
      if areNames { declareClosureParameters(first + 1, close) } else { declareParameters(first) }
    } else {
      var index = first
      let isPair = first + 1 != end && kind(first + 1) == .comma
      let element = isPair ? firstGiven() : brackets.last?.element ?? LocalValue()
      var place = 0
      while index < end, kind(index).isName || kind(index) == .wildcard || kind(index) == .comma {
        if kind(index).isName {
          let value = isPair && place == 1 ? secondGiven() : element
          let known = value.isKnown ? value : given(place, to: brackets.count - 1)
          locals.declare(name(at: index), known)
          // `$row in` of a binding declares `row` as well.
          let first = start(index)
          if bytes[first] == UInt8(ascii: "$") { locals.declare(names.intern(bytes, first + 1..<self.end(index)), known) }
        }
        if kind(index) == .comma { place += 1 }
        index += 1
      }
    }
  }

  /// `weak`, `unowned(safe)`, and the name of what is captured under another: all but the values.
  mutating func passCapture() -> Bool {
    if kind(at + 1) == .equal {
      pending.append(PendingLocal(name: name(at: at), takesValue: true))
      at += 2
      return true
    }
    guard kind(at) == .modifierWord else { return false }
    at += 1
    if kind(at) == .leftParen { at = after(at) }
    return true
  }

  /// The names in a list of parameters, each the last one before its colon.
  private mutating func declareParameters(_ paren: Int, _ generics: Range<Int> = 0..<0) {
    let close = Int(tokens.links[paren])
    var index = paren + 1
    while index < close {
      var last = -1
      while index < close, kind(index) != .colon, kind(index) != .comma {
        if kind(index).isName || kind(index) == .wildcard { last = index }
        index = max(index + 1, after(index))
      }
      var type = Name.none
      if kind(index) == .colon {
        let first = index + 1
        let typeEnd = endOfType(first)
        if typeEnd > first, typeEnd <= close, !names(anyOf: generics, in: first..<typeEnd) {
          type = typeText(from: first, start(first)..<end(typeEnd - 1))
        }
        while index < close, kind(index) != .comma { index = max(index + 1, after(index)) }
      }
      if last >= 0, kind(last).isName { locals.declare(name(at: last), LocalValue(type: type)) }
      index += 1
    }
  }

  /// Whether a type names one of the function's own generic parameters, whatever else has the name around it.
  private mutating func names(anyOf generics: Range<Int>, in type: Range<Int>) -> Bool {
    for index in generics.dropFirst() where kind(index).isName && (index == generics.lowerBound + 1 || kind(index - 1) == .comma) {
      let parameter = name(at: index)
      for part in type where kind(part).isName && name(at: part) == parameter { return true }
    }
    return false
  }

  // MARK: Local functions and types

  /// `func`, and in a local type also `init`, `subscript` and `deinit`.
  mutating func walkLocalFunction() {
    let isNamed = kind(at) == .func
    chain = Chain()
    at += 1
    if isNamed, kind(at).isName {
      locals.declare(name(at: at), LocalValue(type: typeOfFunction(at + 1)))
      at += 1
    } else if isNamed ? kind(at).isOperator : kind(at) == .postfixQuestion || kind(at) == .exclamation {
      at += 1
    }
    let generics = at..<endOfGenericArguments(at)
    at = generics.upperBound
    openLocalScope(.function)
    guard kind(at) == .leftParen else { return passToBody() }
    declareParameters(at, generics)
    open(.parameters)
    header.isParameters = true
    header.isBeforeDefault = true
  }

  /// What begins with the parenthesis and says what is given; none of what is generic, or gives nothing.
  private mutating func typeOfFunction(_ paren: Int) -> Name {
    guard kind(paren) == .leftParen, kind(endOfEffects(after(paren))) == .arrow else { return .none }
    return typeText(from: paren, start(paren)..<end(endOfType(paren) - 1))
  }

  /// Passes what is no default value in a list of parameters.
  mutating func passParameter(_ kind: TokenKind) -> Bool {
    switch kind {
    case .equal:
      header.isBeforeDefault = false
      at += 1
    case .rightParen, .rightSquare, .rightBrace: return false
    default: at = max(at + 1, after(at))
    }
    return true
  }

  mutating func openLocalScope(_ body: OpenBracket.Body) {
    declarePending()
    header = HeaderState(firstPending: pending.count)
    header.isOpen = true
    header.body = body
    header.scopes = locals.depth
    locals.openScope()
  }

  /// The rest of a signature; a function without a body has none.
  mutating func passToBody() {
    while at < walkEnd {
      switch kind(at) {
      case .leftBrace: return
      case .rightBrace, .semicolon, .rightParen, .func, .var, .let, .`init`, .subscript, .case: return giveUpBody()
      default: at = max(at + 1, after(at))
      }
    }
  }

  private mutating func giveUpBody() {
    locals.closeScopes(downTo: max(header.scopes, 0))
    header = HeaderState(firstPending: pending.count)
  }

  mutating func passAlias() {
    at = endOfGenericArguments(at + 2)
    if kind(at) == .equal { at = endOfType(at + 1) }
  }

  mutating func walkLocalType(_ kind: TokenKind) {
    // `actor` and the like may be names, and `class` a modifier.
    guard self.kind(at + 1).isName, !chain.isOpen || isFirstOnLine(at) else {
      if kind == .actor { return walkWord(kind) }
      chain = Chain()
      at += 1
      return
    }
    if kind == .actor, !isFirstOnLine(at + 1), self.kind(at + 2) != .leftBrace, self.kind(at + 2) != .colon {
      return walkWord(kind)
    }
    chain = Chain()
    if passDeclaredType() { return }
    // It hides a type of the project's that has its name.
    if kind != .extension { locals.declare(name(at: at + 1)) }
    openLocalScope(.type)
    readInheritance()
    passToBody()
  }

  /// Passes the type at the cursor, if it is among the declarations: those have expressions of their own.
  private mutating func passDeclaredType() -> Bool {
    let place = localTypes.indices.firstPlace { localTypes[$0].name > at }
    guard place < localTypes.count, localTypes[place].name == at + 1 else { return false }
    declarePending()
    header = HeaderState(firstPending: pending.count)
    at = min(localTypes[place].end, walkEnd)
    return true
  }

  /// What the local type at the cursor inherits.
  private mutating func readInheritance() {
    let name = name(at: at + 1)
    var index = endOfGenericArguments(at + 2)
    while kind(index) == .colon || kind(index) == .comma {
      let first = index + 1
      index = endOfType(first)
      guard index > first, index <= walkEnd else { return }
      facts.casts.append(
        CastFact(
          kind: .inherits, type: text(from: first, start(first)..<end(index - 1)), subject: name, owner: owner,
          offset: UInt32(truncatingIfNeeded: start(first))))
    }
  }
}
