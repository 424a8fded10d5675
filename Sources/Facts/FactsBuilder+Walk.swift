import Syntax

// The walk through expressions: one pass over the tokens, with a stack of brackets instead of a tree.
extension FileWork {
  /// - Parameters:
  ///   - isValue: Whether it is an initial value that tells what its owner is of.
  ///   - type: What the value has to be, where that is written.
  mutating func walk(_ range: Range<Int>, owner: UInt32, isValue: Bool = false, type: Name = .none) {
    if range.isEmpty { return }
    if keepsCode { readCode(range, owner: owner) }
    self.owner = owner
    at = range.lowerBound
    walkEnd = range.upperBound
    chain = Chain()
    brackets.removeAll()
    pending.removeAll()
    header = HeaderState(firstPending: 0)
    pattern = .none
    (selectorEnd, keyPathEnd, closureDepth, localTypeDepth) = (0, 0, 0, 0)
    (walkStart, typedPeriod, triedEnd, assertedEnd, arguments) = (at, -1, 0, 0, 0)
    if !type.isNone, kind(at) == .period { (typedPeriod, typeAtPeriod) = (at, type) }
    let depth = locals.depth
    locals.openScope()
    if isValue { beginInitialValue() }
    while at < walkEnd {
      let before = at
      step()
      if at == before { at += 1 }
    }
    if isValue { endInitialValue() }
    locals.closeScopes(downTo: depth)
  }

  private mutating func step() {
    let kind = kind(at)
    if header.firstPending < pending.count || header.kind == .binding { endClause(kind) }
    if pattern.depth == brackets.count { endPattern(kind) }
    if header.isBeforeDefault, passParameter(kind) { return }
    switch kind {
    case .identifier, .dollarIdentifier: walkName()
    case .`self`, .Self, .super: walkSelf(kind)
    case .period: walkPeriod()
    case .leftParen, .leftSquare, .leftBrace, .rightParen, .rightSquare, .rightBrace, .stringOpen, .stringClose,
      .interpolationOpen, .interpolationClose:
      walkBracket(kind)
    case .comma: walkComma()
    case .postfixQuestion, .exclamation:
      chain.isOptional = true
      at += 1
    case .backslash: walkKeyPath()
    case .prefixAmpersand:
      chain = Chain()
      chain.isInOut = true
      at += 1
    case .prefixOperator:
      chain = Chain()
      chain.isInOut = isWord(at, "++") || isWord(at, "--")
      at += 1
    case .pound: walkPound()
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: passLine()
    case .poundAvailable, .poundUnavailable:
      chain = Chain()
      at = self.kind(at + 1) == .leftParen ? after(at + 1) : at + 1
    case .at: walkAttribute()
    case .as, .is: if isReservedLabel() { passLabel() } else { walkCast(kind) }
    case .let, .var: walkBinding()
    case .integer, .float, .string, .regex, .true, .false, .nil, .wildcard, .Any:
      chain = Chain()
      chain.isOpen = true
      chain.shape = .unknown
      at += 1
    case .actor: walkLocalType(kind)
    default: if kind.isName { walkWord(kind) } else { walkKeyword(kind) }
    }
  }

  private mutating func passLabel() {
    chain = Chain()
    at += 2
  }

  private mutating func walkKeyword(_ kind: TokenKind) {
    if kind.isReservedWord, isReservedLabel() { return passLabel() }
    if kind == .binaryOperator, passNothingInstead() { return }
    chain = Chain()
    if kind == .binaryOperator || kind == .infixQuestion, header.body == .switch, !isWord(at, "??") { header.hasOperator = true }
    switch kind {
    case .infixQuestion: if !isWord(at, "??") { readBranchesOfTernary() }
    case .if, .switch:
      openHeader(.condition, kind == .switch ? .switch : .plain)
      if kind == .if {
        header.firstMention = mentions.count
        readBranchesOfIf()
      } else {
        readBranchesOfSwitch()
      }
    case .while:
      // `repeat { … } while x` has no body.
      if header.isBehindRepeat { header.isBehindRepeat = false } else { openHeader(.condition, .plain) }
    case .try: if self.kind(at + 1) == .postfixQuestion || self.kind(at + 1) == .exclamation { passTried() }
    case .catch: walkCatch()
    case .guard:
      openHeader(.guard, .plain)
      header.isOpen = false
    case .for: return walkFor()
    case .else, .do, .defer, .repeat: walkBlock(kind)
    case .case: return walkCase()
    case .default: if isInside(.switch), self.kind(at + 1) == .colon { openCase() }
    case .break, .continue:
      // A label.
      if self.kind(at + 1).isName, !isFirstOnLine(at + 1) { at += 1 }
    case .func: return walkLocalFunction()
    case .`init`, .subscript, .deinit: if isInside(.type) { return walkLocalFunction() }
    case .typealias: return passAlias()
    // `private(set)`, `throws(E)`
    case .private, .fileprivate, .internal, .public, .throws:
      if self.kind(at + 1) == .leftParen { at = after(at + 1) - 1 }
    case .class, .struct, .enum, .protocol, .extension: return walkLocalType(kind)
    default: break
    }
    at += 1
  }

  private mutating func openHeader(_ kind: HeaderState.Kind, _ body: OpenBracket.Body) {
    // `let x = if …`: where that ends is not looked for.
    declarePending()
    header = HeaderState(firstPending: pending.count)
    header.kind = kind
    header.body = body
    header.isOpen = true
    header.scopes = locals.depth
    locals.openScope()
  }

  /// The cursor is at `try?` or `try!`, which are for all that stands to the right, up to the end of the statement, of the
  /// argument, or to a body.
  private mutating func passTried() {
    if at < triedEnd { return }
    var index = after(at + 2)
    loop: while index < walkEnd {
      switch kind(index) {
      case .comma, .semicolon, .rightParen, .rightSquare, .rightBrace, .leftBrace, .else: break loop
      case let kind where isFirstOnLine(index) && kind != .period && kind != .binaryOperator: break loop
      default: index = after(index)
      }
    }
    triedEnd = index
  }

  private mutating func walkCatch() {
    readCatch()
    openHeader(.condition, .plain)
    let anyError = LocalValue(type: KnownWords.anyError)
    if self.kind(at + 1) == .leftBrace {
      pending.append(PendingLocal(name: KnownWords.error, value: anyError))
    } else if self.kind(at + 1) == .let, self.kind(at + 2).isName, self.kind(at + 3) == .leftBrace {
      pending.append(PendingLocal(name: name(at: at + 2), value: anyError))
      at += 2
    } else {
      pattern = PatternState(depth: brackets.count)
    }
  }

  private mutating func walkBlock(_ kind: TokenKind) {
    // A brace right after belongs to the statement.
    let isBody = self.kind(at + 1) == .leftBrace || kind == .do
    if kind == .else, header.kind == .guard {
      // What it declares is not seen here, but behind.
      locals.closeScopes(downTo: header.scopes)
      if isBody { readBranchesOfGuard() }
    } else {
      declarePending()
      header = HeaderState(firstPending: pending.count)
    }
    header.scopes = -1
    header.isOpen = isBody
    header.body = kind == .repeat ? .repeat : .plain
  }

  mutating func walkFor() {
    openHeader(.loop, .plain)
    at += 1
    while kind(at) == .try || (kind(at).isName && kind(at) != .identifier && kind(at + 1) != .in && kind(at + 1) != .colon) {
      at += 1
    }
    pattern = PatternState(depth: brackets.count)
    if kind(at) == .case { at += 1 } else { pattern.bindingDepth = brackets.count }
  }

  /// Whether the innermost bracket is a body of that kind.
  mutating func isInside(_ body: OpenBracket.Body) -> Bool {
    let last = brackets.count - 1
    return last >= 0 && brackets[last].body == body
  }

  /// The names of one case are not those of the next.
  mutating func openCase() {
    locals.closeScopes(downTo: brackets[brackets.count - 1].scopesInside)
    locals.openScope()
  }

  // MARK: Brackets

  private mutating func walkBracket(_ kind: TokenKind) {
    switch kind {
    case .leftParen: open(chain.isOpen && !isFirstOnLine(at) ? .call : .group)
    case .leftSquare: open(chain.isOpen && !isFirstOnLine(at) ? .subscript : .square)
    case .leftBrace: openBrace()
    case .interpolationOpen: open(.interpolation)
    case .stringOpen:
      chain = Chain()
      at += 1
    case .stringClose:
      chain = Chain()
      chain.isOpen = true
      chain.shape = .unknown
      at += 1
    default: closeBracket()
    }
  }

  mutating func open(_ kind: OpenBracket.Kind) {
    var bracket = OpenBracket(
      kind: kind, body: .plain, arguments: arguments, scopes: locals.depth, header: header, pattern: pattern)
    if kind == .call, chain.shape != .unknown {
      bracket.callee = chain.name
      // What a call gives is called, too.
      bracket.mention = chain.isValue || chain.shape == .call ? MentionFact.noBase : chain.mention
      noteTypeAsked(by: bracket.mention)
      if chain.shape == .local { bracket.element = value(of: chain) }
    }
    bracket.isKeyPath = chain.isKeyPath
    bracket.isInOut = chain.isInOut
    bracket.start = at
    if kind == .subscript { bracket.element = itemGiven() }
    if kind == .square { bracket.cast = literalType(at) }
    if kind == .group {
      bracket.isWritten = isAssignment(after(at))
      if pattern.depth < 0 { bracket.cast = tupleType(at) }
    }
    brackets.append(bracket)
    arguments = bracket.mention != MentionFact.noBase && givesOn(at) ? 1 : 0
    header = HeaderState(firstPending: pending.count)
    chain = Chain()
    at += 1
  }

  private mutating func openBrace() {
    let isBody = header.isOpen
    let body = isBody ? header.body : .plain
    let subject = body == .switch && !header.hasOperator && chain.isOpen ? value(of: chain) : LocalValue()
    if isBody, header.firstMention >= 0 { readCondition(from: header.firstMention) }
    var outer = header
    if isBody, header.kind != .guard { outer = HeaderState(firstPending: pending.count) }
    var bracket = OpenBracket(
      kind: isBody ? .body : .closure, body: body, arguments: arguments,
      scopes: isBody && header.scopes >= 0 ? header.scopes : locals.depth, header: outer, pattern: pattern)
    arguments = 0
    bracket.start = at
    bracket.element = subject
    if !isBody, chain.isOpen, chain.shape != .unknown {
      bracket.callee = chain.name
      bracket.mention = chain.isValue ? MentionFact.noBase : chain.mention
      bracket.element = elementGiven(by: bracket)
    } else if !isBody, let call = brackets.last, call.kind == .call {
      bracket.element = elementGiven(by: call)
    } else if !isBody, kind(at - 1) == .equal, mentions.count > 0, mentions[mentions.count - 1].use.contains(.assigned) {
      bracket.mention = UInt32(truncatingIfNeeded: mentions.count - 1)
    }
    locals.openScope()
    bracket.scopesInside = locals.depth
    brackets.append(bracket)
    header = HeaderState(firstPending: pending.count)
    pattern = .none
    chain = Chain()
    if !isBody || body == .function { closureDepth += 1 }
    if body == .type { localTypeDepth += 1 }
    at += 1
    if !isBody { readClosureHead() }
  }

  private mutating func closeBracket() {
    let last = chain
    if arguments > 0 { noteHanded() }
    at += 1
    chain = Chain()
    if let inner = brackets.last, inner.kind == .closure || inner.kind == .call && (last.isKeyPath || kind(at - 2) == .`init`) {
      noteMapped(last)
    }
    guard let bracket = brackets.popLast() else { return }
    arguments = bracket.arguments
    let isBrace = bracket.kind == .body || bracket.kind == .closure
    // The names of a pattern wait for its end.
    if isBrace || pattern.depth < 0 {
      if bracket.kind == .captures { header.firstUndeclared = header.firstPending }
      declarePending()
      dropPending()
    }
    locals.closeScopes(downTo: bracket.scopes)
    header = bracket.header
    if isBrace {
      pattern = bracket.pattern
      closeBrace(bracket)
    } else {
      if pattern.bindingDepth > brackets.count { pattern.bindingDepth = -1 }
      if pattern.depth > brackets.count { pattern = .none }
    }
    switch bracket.kind {
    case .call, .closure:
      openChain(bracket.kind == .closure && bracket.callee.isNone ? .unknown : .call, of: bracket)
      if bracket.kind == .call, bracket.element.isKnown, isUsed(at) {
        let given = part(PartPath.called, of: bracket.element)
        (chain.shape, chain.mention) = (.part, given.source)
      }
      if isTypeOfSelf(bracket) { (chain.shape, chain.mention) = (.Self, MentionFact.noBase) }
    case .group:
      if bracket.cast.isNone, last.isOpen, !last.isKeyPath, holdsOneChain(at - 1) {
        chain = last
        chain.isGrouped = true
      } else {
        openChain(bracket.cast.isNone ? .unknown : .cast, of: nil)
        chain.type = bracket.cast
      }
    case .square, .subscript:
      let isList = bracket.kind == .square && bracket.cast.isNone
      let item = isList ? list(endingWith: last, at - 1) : bracket.element
      let isTyped = !bracket.cast.isNone
      openChain(isTyped ? .cast : !item.isKnown ? .unknown : item.part == .part ? .part : .item, of: nil)
      chain.type = isTyped ? bracket.cast : item.type
      chain.mention = item.source
      chain.isKeyPath = bracket.isKeyPath
      chain.isInOut = bracket.isInOut
    case .captures: endCaptures(bracket.resume)
    case .parameters: passToBody()
    case .body, .interpolation: break
    }
  }

  /// Whether something is done with what has been given, or it gets a name.
  func isUsed(_ next: Int) -> Bool {
    switch kind(next) {
    case .period, .postfixQuestion, .exclamation: true
    default: header.kind != .none
    }
  }

  /// Whether `type(of: self)` has just ended.
  @inline(__always)
  private mutating func isTypeOfSelf(_ bracket: OpenBracket) -> Bool {
    at - bracket.start == 5 && kind(at - 2) == .`self` && localTypeDepth == 0 && isWord(at - 4, "of")
      && names.isText(of: bracket.callee, "type")
  }

  private mutating func closeBrace(_ bracket: OpenBracket) {
    if bracket.kind == .closure || bracket.body == .function { closureDepth -= 1 }
    if bracket.body == .type { localTypeDepth -= 1 }
    if bracket.body == .repeat { header.isBehindRepeat = true }
    if bracket.kind == .body, header.kind == .guard {
      header.firstUndeclared = header.firstPending
      header.kind = .none
      declarePending()
      header = HeaderState(firstPending: pending.count)
    }
  }

  private mutating func openChain(_ shape: MentionFact.Receiver, of bracket: OpenBracket?) {
    chain.isOpen = true
    chain.shape = shape
    chain.name = bracket?.callee ?? .none
    chain.mention = bracket?.mention ?? MentionFact.noBase
  }
}
