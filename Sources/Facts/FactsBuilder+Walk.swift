import Syntax

// The walk through expressions: one pass over the tokens, with a stack of brackets instead of a tree.
extension FileWork {
  mutating func walk(_ range: Range<Int>, owner: UInt32) {
    if range.isEmpty { return }
    self.owner = owner
    at = range.lowerBound
    chain = Chain()
    header = HeaderState()
    brackets.removeAll(keepingCapacity: true)
    selectorEnd = 0
    closureDepth = 0
    let depth = locals.depth
    locals.openScope()
    while at < range.upperBound {
      let before = at
      step(range.upperBound)
      if at == before { at += 1 }
    }
    locals.closeScopes(downTo: depth)
  }

  private mutating func step(_ end: Int) {
    let kind = kind(at)
    if !header.pending.isEmpty { declarePending(kind) }
    switch kind {
    case .identifier, .dollarIdentifier: walkName()
    case .`self`, .Self, .super: walkSelf(kind)
    case .period: walkPeriod()
    case .leftParen, .leftSquare, .leftBrace, .rightParen, .rightSquare, .rightBrace, .stringOpen, .stringClose,
      .interpolationOpen, .interpolationClose:
      walkBracket(kind)
    case .postfixQuestion, .exclamation:
      chain.isOptional = true
      at += 1
    case .backslash:
      chain = Chain()
      chain.isKeyPath = true
      at += 1
    case .prefixAmpersand:
      chain = Chain()
      chain.isInOut = true
      at += 1
    case .pound: walkPound()
    case .as, .is: walkCast(kind)
    case .let, .var: walkBinding(end)
    case .func: walkLocalFunction(end)
    case .`init` where isLocalInitializer(): walkLocalFunction(end)
    case .class, .struct, .enum, .actor, .protocol, .extension: walkLocalType(kind, end)
    case .integer, .float, .string, .regex, .true, .false, .nil, .wildcard, .Any:
      chain = Chain()
      chain.isOpen = true
      chain.shape = .unknown
      at += 1
    default: if kind.isName { walkName() } else { walkKeyword(kind, end) }
    }
  }

  /// `init(` in a local type.
  private mutating func isLocalInitializer() -> Bool {
    !chain.isOpen && kind(at + 1) == .leftParen && (isFirstOnLine(at) || kind(at - 1).isModifierLike)
  }

  private mutating func walkKeyword(_ kind: TokenKind, _ end: Int) {
    chain = Chain()
    switch kind {
    case .if, .while, .switch:
      openHeader()
    case .guard:
      header.isOpen = false
      header.scopes = -1
    case .for: walkFor(end)
    case .catch:
      openHeader()
      header.forBody.append(PendingLocal(name: words.error, type: .none))
    case .else, .do, .defer, .repeat:
      // A brace right after belongs to the statement.
      header.isOpen = self.kind(at + 1) == .leftBrace || kind == .do
      header.scopes = -1
    case .case: return walkCase(end)
    default: break
    }
    at += 1
  }

  private mutating func openHeader() {
    header = HeaderState()
    header.isOpen = true
    header.scopes = locals.depth
    locals.openScope()
  }

  /// Names become visible where the expression after their `=` has ended.
  private mutating func declarePending(_ kind: TokenKind) {
    let ends: Bool
    switch kind {
    case .comma, .semicolon, .else, .rightBrace, .rightParen: ends = true
    case .leftBrace: ends = header.isOpen
    case .period, .binaryOperator, .infixQuestion, .colon, .as, .is: ends = false
    default: ends = isFirstOnLine(at) && !header.isOpen
    }
    guard ends else { return }
    for local in header.pending { locals.declare(local.name, type: local.type) }
    header.pending.removeAll(keepingCapacity: true)
  }

  // MARK: Brackets

  private mutating func walkBracket(_ kind: TokenKind) {
    switch kind {
    case .leftParen: openBracket(chain.isOpen && !isFirstOnLine(at) ? .call : .group)
    case .leftSquare: openBracket(.square)
    case .leftBrace: openBrace()
    case .interpolationOpen: openBracket(.interpolation)
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

  private mutating func openBracket(_ kind: OpenBracket.Kind) {
    let isCallee = kind == .call && (chain.shape != .unknown)
    brackets.append(
      OpenBracket(
        kind: kind, callee: isCallee ? chain.name : .none, mention: isCallee ? chain.mention : MentionFact.noBase,
        isType: chain.shape == .type, scopes: locals.depth, header: header))
    header = HeaderState()
    chain = Chain()
    at += 1
  }

  private mutating func openBrace() {
    let isBody = header.isOpen
    let scopes = isBody && header.scopes >= 0 ? header.scopes : locals.depth
    let isTrailing = !isBody && chain.isOpen && chain.shape != .unknown
    brackets.append(
      OpenBracket(
        kind: isBody ? .body : .closure, callee: isTrailing ? chain.name : .none,
        mention: isTrailing ? chain.mention : MentionFact.noBase, isType: chain.shape == .type, scopes: scopes,
        header: isBody ? HeaderState() : header))
    locals.openScope()
    for local in header.forBody { locals.declare(local.name, type: local.type) }
    header = HeaderState()
    chain = Chain()
    if !isBody {
      closureDepth += 1
      declareClosureParameters()
    }
    at += 1
  }

  private mutating func closeBracket() {
    at += 1
    guard let bracket = brackets.popLast() else {
      chain = Chain()
      return
    }
    for local in header.pending { locals.declare(local.name, type: local.type) }
    locals.closeScopes(downTo: bracket.scopes)
    header = bracket.header
    chain = Chain()
    switch bracket.kind {
    case .call: openChain(.call, of: bracket)
    case .closure:
      closureDepth -= 1
      openChain(bracket.callee.isNone ? .unknown : .call, of: bracket)
    case .group:
      openChain(bracket.cast.isNone ? .unknown : .cast, of: nil)
      chain.type = bracket.cast
    case .square: openChain(.unknown, of: nil)
    case .body, .interpolation: break
    }
  }

  private mutating func openChain(_ shape: MentionFact.Receiver, of bracket: OpenBracket?) {
    chain.isOpen = true
    chain.shape = shape
    chain.name = bracket?.callee ?? .none
    chain.mention = bracket?.mention ?? MentionFact.noBase
  }

  // MARK: Casts and selectors

  private mutating func walkCast(_ kind: TokenKind) {
    let offset = UInt32(truncatingIfNeeded: start(at))
    let subject = chain.isOpen && chain.shape != .unknown ? chain.name : .none
    var castKind = kind == .is ? CastFact.Kind.test : .coerce
    at += 1
    if self.kind(at) == .postfixQuestion { castKind = .conditional }
    if self.kind(at) == .exclamation { castKind = .forced }
    if castKind == .conditional || castKind == .forced { at += 1 }
    let first = at
    at = endOfType(at)
    guard at > first else { return }
    let type = text(from: first, start(first)..<end(at - 1))
    facts.casts.append(CastFact(kind: castKind, type: type, subject: subject, owner: owner, offset: offset))
    if kind == .as, let last = brackets.indices.last { brackets[last].cast = bareType(first) }
    chain = Chain()
  }

  /// The type without its question mark, if it is a plain name.
  private mutating func bareType(_ first: Int) -> Name {
    var last = at - 1
    while last > first, kind(last) == .postfixQuestion || kind(last) == .exclamation { last -= 1 }
    return text(from: first, start(first)..<end(last))
  }

  /// The token after the type that starts at `index`.
  mutating func endOfType(_ index: Int) -> Int {
    var index = index
    while true {
      switch kind(index) {
      case .inout, .repeat, .at, .some, .any, .each, .prefixOperator: index += 1
      case .leftParen, .leftSquare: index = after(index)
      case .Self, .Any: index += 1
      default:
        guard kind(index).isName else { return index }
        index = endOfGenericArguments(index + 1)
      }
      switch kind(index - 1) {
      case .inout, .repeat, .at, .some, .any, .each, .prefixOperator: continue
      default: break
      }
      while kind(index) == .postfixQuestion || kind(index) == .exclamation { index += 1 }
      if kind(index) == .period, kind(index + 1).isName || kind(index + 1).isReservedWord {
        index = endOfGenericArguments(index + 2)
        while kind(index) == .postfixQuestion || kind(index) == .exclamation { index += 1 }
      }
      guard kind(index) == .arrow || (kind(index) == .binaryOperator && isWord(index, "&")) || kind(index) == .period
      else { return index }
      index += 1
    }
  }

  /// The token after `<…>` at `index`, or `index` where there is none.
  mutating func endOfGenericArguments(_ start: Int) -> Int {
    guard kind(start).isOperator, firstByte(start) == UInt8(ascii: "<") else { return start }
    var depth = 0
    var index = start
    // More tokens than a list of generic arguments has; the bound keeps looking ahead cheap.
    let limit = min(last, start + 64)
    while index < limit {
      if kind(index).isOperator, kind(index) != .arrow {
        for offset in self.start(index)..<end(index) {
          if bytes[offset] == UInt8(ascii: "<") { depth += 1 }
          if bytes[offset] == UInt8(ascii: ">") { depth -= 1 }
        }
        if depth <= 0 { return index + 1 }
      } else if kind(index) == .leftBrace || kind(index) == .rightBrace || kind(index) == .semicolon {
        return start
      }
      index = after(index)
    }
    return start
  }

  private mutating func walkPound() {
    chain = Chain()
    at += 1
    guard !isFirstOnLine(at), kind(at).isName else { return }
    if kind(at + 1) == .leftParen {
      if isWord(at, "selector") { selectorEnd = after(at + 1) }
      if isWord(at, "keyPath") { chain.isKeyPath = true }
    }
    at += 1
    chain.isOpen = true
    chain.shape = .unknown
  }
}

extension TokenKind {
  /// What may stand between the start of a line and `init`.
  fileprivate var isModifierLike: Bool {
    switch self {
    case .modifierWord, .public, .private, .fileprivate, .internal, .open, .package: true
    default: false
    }
  }
}
