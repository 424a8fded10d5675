import Syntax

// Where bodies declare names: bindings, loops, patterns, closures, local functions and types.
extension FileWork {
  /// `let` or `var`, in a statement, a condition or a pattern.
  mutating func walkBinding(_ end: Int) {
    chain = Chain()
    at += 1
    if kind(at) == .period || (kind(at).isName && (kind(at + 1) == .period || kind(at + 1) == .leftParen)) {
      return walkPattern(end)
    }
    if kind(at) == .leftParen {
      let close = after(at)
      for index in at + 1..<max(at + 1, close) where isPatternName(index) {
        header.pending.append(PendingLocal(name: name(at: index), type: .none))
      }
      at = close
      return skipAnnotation()
    }
    guard kind(at).isName else { return }
    let local = name(at: at)
    let token = at
    at += 1
    var type = Name.none
    if kind(at) == .colon {
      let first = at + 1
      at = endOfType(first)
      if at > first { type = text(from: first, start(first)..<self.end(at - 1)) }
    }
    if kind(at) == .equal {
      at += 1
      if type.isNone { type = madeType(at) }
      header.pending.append(PendingLocal(name: local, type: type))
    } else if type.isNone, kind(at) == .leftBrace || kind(at) == .comma || kind(at) == .else {
      // `if let x {` reads a member of that name, if no local has it.
      readShorthand(local, token)
    } else {
      locals.declare(local, type: type)
    }
  }

  private mutating func readShorthand(_ local: Name, _ token: Int) {
    var type = Name.none
    if let known = locals.type(of: local) {
      type = known
    } else {
      mentions.append(
        MentionFact(
          name: local, receiver: .none, receiverType: .none, base: MentionFact.noBase, labels: .none,
          owner: owner, offset: UInt32(truncatingIfNeeded: start(token)), shape: .none, use: closureDepth > 0 ? .inClosure : []))
    }
    header.pending.append(PendingLocal(name: local, type: type))
  }

  private mutating func skipAnnotation() {
    if kind(at) == .colon { at = endOfType(at + 1) }
    if kind(at) == .equal { at += 1 }
  }

  /// The type that an initial value makes: `Thing(…)`, `Module.Thing<T>(…)`, `x as? Thing`.
  private mutating func madeType(_ first: Int) -> Name {
    var index = first
    while kind(index) == .try || kind(index) == .await || kind(index) == .postfixQuestion || kind(index) == .exclamation {
      index += 1
    }
    let start = index
    guard kind(index).isName, isCapitalized(index) else { return .none }
    var last = index
    while kind(index).isName, isCapitalized(index) {
      last = index
      index = endOfGenericArguments(index + 1)
      if index > last + 1 { last = index - 1 }
      guard kind(index) == .period, kind(index + 1).isName, isCapitalized(index + 1) else { break }
      index += 1
    }
    // `Thing(…)` alone: a member of the result would be something else.
    guard kind(index) == .leftParen, !isFirstOnLine(index) else { return .none }
    let behind = after(index)
    if kind(behind) == .period || kind(behind) == .leftSquare { return .none }
    return text(from: start, self.start(start)..<end(last))
  }

  mutating func isPatternName(_ index: Int) -> Bool {
    kind(index).isName && kind(index + 1) != .colon && kind(index - 1) != .period
  }

  /// A pattern after `case let`: all names that are not members are declared.
  private mutating func walkPattern(_ end: Int) {
    while at < end {
      switch kind(at) {
      case .colon, .equal, .in, .where, .comma, .leftBrace, .semicolon, .rightBrace: return
      case .period: walkPeriod()
      case .leftParen:
        let close = after(at)
        for index in at + 1..<max(at + 1, close) where isPatternName(index) && !isCapitalized(index) {
          locals.declare(name(at: index), type: .none)
        }
        at = close
        chain = Chain()
      default:
        if kind(at).isName, !isCapitalized(at), kind(at + 1) != .period {
          locals.declare(name(at: at), type: .none)
          at += 1
        } else if kind(at).isName {
          walkName()
        } else {
          at += 1
        }
      }
    }
  }

  mutating func walkCase(_ end: Int) {
    chain = Chain()
    at += 1
    // `case let .some(x)` and `case .some(let x)`; the rest of the pattern are expressions.
    if kind(at) == .let || kind(at) == .var {
      at += 1
      walkPattern(end)
    }
  }

  /// `for x in`, `for (a, b) in`, `for case let .some(x) in`
  mutating func walkFor(_ end: Int) {
    let depth = locals.depth
    header = HeaderState()
    header.isOpen = true
    header.scopes = depth
    locals.openScope()
    var index = at + 1
    while index < end, kind(index) != .in, kind(index) != .leftBrace {
      if isPatternName(index), !isCapitalized(index) {
        var type = Name.none
        if kind(index + 1) == .colon { type = text(from: index + 2, start(index + 2)..<self.end(max(index + 2, endOfType(index + 2) - 1))) }
        header.forBody.append(PendingLocal(name: name(at: index), type: type))
      }
      index += 1
    }
    at = max(at, index - 1)
  }

  // MARK: Closures

  /// At the brace of a closure: declares what stands before its `in`.
  mutating func declareClosureParameters() {
    var index = at + 1
    while kind(index) == .at {
      index += 2
      if kind(index) == .leftParen { index = after(index) }
    }
    let captures = index
    if kind(index) == .leftSquare { index = after(index) }
    let parameters = index
    if kind(index) == .leftParen {
      index = after(index)
    } else {
      while kind(index).isName || kind(index) == .wildcard, kind(index + 1) == .comma { index += 2 }
      if kind(index).isName || kind(index) == .wildcard { index += 1 }
    }
    while kind(index) == .async || kind(index) == .throws { index = kind(index + 1) == .leftParen ? after(index + 1) : index + 1 }
    if kind(index) == .arrow { index = endOfType(index + 1) }
    guard kind(index) == .in else { return }
    declareCaptures(captures)
    if kind(parameters) == .leftParen {
      declareParameters(parameters)
    } else {
      for name in parameters..<index where kind(name).isName { locals.declare(self.name(at: name), type: .none) }
    }
  }

  private mutating func declareCaptures(_ square: Int) {
    guard kind(square) == .leftSquare else { return }
    let close = Int(tokens.links[square])
    var index = square + 1
    while index < close {
      if kind(index).isName, kind(index + 1) == .equal { locals.declare(name(at: index), type: .none) }
      index = max(index + 1, after(index))
    }
  }

  /// The names in a list of parameters, each the last one before its colon.
  private mutating func declareParameters(_ paren: Int) {
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
        if typeEnd > first, typeEnd <= close { type = text(from: first, start(first)..<end(typeEnd - 1)) }
        while index < close, kind(index) != .comma { index = max(index + 1, after(index)) }
      }
      if last >= 0, kind(last).isName { locals.declare(name(at: last), type: type) }
      index += 1
    }
  }

  // MARK: Local functions and types

  mutating func walkLocalFunction(_ end: Int) {
    chain = Chain()
    at += 1
    if kind(at).isName {
      locals.declare(name(at: at), type: .none)
      at += 1
    } else if kind(at).isOperator {
      at += 1
    }
    at = endOfGenericArguments(at)
    guard kind(at) == .leftParen else { return }
    openLocalScope()
    let close = Int(tokens.links[at])
    declareForBody(at, close)
    at = after(at)
    skipToBody(end)
  }

  private mutating func openLocalScope() {
    header = HeaderState()
    header.isOpen = true
    header.scopes = locals.depth
    locals.openScope()
  }

  private mutating func declareForBody(_ paren: Int, _ close: Int) {
    let depth = locals.depth
    declareParameters(paren)
    assert(locals.depth == depth)
  }

  /// The rest of a signature; a function without a body has none.
  private mutating func skipToBody(_ end: Int) {
    while at < end {
      switch kind(at) {
      case .leftBrace: return
      case .rightBrace, .semicolon, .rightParen:
        header = HeaderState()
        return
      default: at = max(at + 1, after(at))
      }
    }
  }

  mutating func walkLocalType(_ kind: TokenKind, _ end: Int) {
    // `actor` and the like may be names, and `class` a modifier.
    guard self.kind(at + 1).isName, !chain.isOpen else {
      if kind == .actor { return walkName() }
      chain = Chain()
      at += 1
      return
    }
    if kind == .actor, !isFirstOnLine(at + 1), self.kind(at + 2) != .leftBrace, self.kind(at + 2) != .colon {
      return walkName()
    }
    chain = Chain()
    openLocalScope()
    skipToBody(end)
  }
}
