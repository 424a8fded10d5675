import Syntax

// Types among expressions, and what starts with a number sign or an at sign.
extension FileWork {
  mutating func walkCast(_ kind: TokenKind) {
    let token = at
    var subject = chain.isOpen && chain.shape != .unknown ? chain.name : .none
    if subject.isNone, chain.isOpen, chain.shape == .`self` { subject = names.intern("self") }
    var castKind = kind == .is ? CastFact.Kind.test : .coerce
    at += 1
    if self.kind(at) == .postfixQuestion { castKind = .conditional }
    if self.kind(at) == .exclamation { castKind = .forced }
    if castKind == .conditional || castKind == .forced { at += 1 }
    let first = at
    at = endOfType(at)
    chain = Chain()
    guard at > first else { return }
    let type = text(from: first, start(first)..<end(at - 1))
    facts.casts.append(
      CastFact(
        kind: castKind, type: type, subject: subject, owner: owner, offset: UInt32(truncatingIfNeeded: start(token))))
    if kind == .is { return }
    let bare = bareType(first)
    if self.kind(at) == .rightParen, brackets.count > 0 { brackets[brackets.count - 1].cast = bare }
    if self.kind(at) == .rightBrace { castEach(bare, token) }
    if header.kind == .loop, pattern.depth < 0 {
      // `for thing in things as [Thing]`
      (chain.isOpen, chain.shape, chain.type) = (true, .cast, bare)
    } else {
      declareCast(bare, behind: token)
    }
  }

  /// `views.compactMap { $0 as? Cell }` is a list of cells.
  private mutating func castEach(_ type: Name, _ token: Int) {
    var call = brackets.count - 1
    guard call >= 0, brackets[call].kind == .closure else { return }
    guard isOneChain(endingAt: token, behind: brackets[call].start) else { return }
    // In parentheses the closure is nobody's.
    if kind(brackets[call].start - 1) == .leftParen, kind(at + 1) == .rightParen { call -= 1 }
    noteMade(LocalValue(type: type), by: call)
  }

  /// The type without its question mark, if it is a plain name.
  private mutating func bareType(_ first: Int) -> Name {
    var last = at - 1
    while last > first, kind(last) == .postfixQuestion || kind(last) == .exclamation { last -= 1 }
    return text(from: first, start(first)..<end(last))
  }

  /// The text of a type. What a collection of it holds, or a function of it gives, may be asked for by its own name, which
  /// perhaps nobody else says.
  mutating func typeText(from first: Int, _ range: Range<Int>) -> Name {
    let text = text(from: first, range)
    // `Thing`, `Thing?`
    if first + 1 >= last || end(first + 1) >= range.upperBound { return text }
    var index = first
    while index < last, start(index) < range.upperBound {
      if kind(index).isName, isCapitalized(index) { _ = name(at: index) }
      index += 1
    }
    return text
  }

  /// The token after the type that starts at `first`.
  mutating func endOfType(_ first: Int) -> Int {
    var index = first
    while true {
      index = endOfSpecifiers(index)
      switch kind(index) {
      case .leftParen: index = endOfEffects(after(index))
      case .leftSquare: index = after(index)
      case .Self, .Any: index += 1
      default:
        guard kind(index).isName else { return index }
        index = endOfGenericArguments(index + 1)
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

  /// Behind what may stand before a type: attributes, `inout`, `any`, `sending` and the like.
  private mutating func endOfSpecifiers(_ first: Int) -> Int {
    var index = first
    while true {
      switch kind(index) {
      case .inout, .repeat, .prefixOperator: index += 1
      case .at:
        let end = endOfAttribute(index)
        // `@MainActor(Bool) -> Void`: the parentheses are a function's.
        index = kind(endOfEffects(end)) == .arrow ? endOfAttributeName(index) : end
      case .some, .any, .each, .modifierWord:
        var next = index + 1
        // `nonisolated(nonsending)`
        if kind(index) == .modifierWord, kind(next) == .leftParen { next = after(next) }
        guard startsType(next) else { return index }
        index = next
      default: return index
      }
    }
  }

  private mutating func startsType(_ index: Int) -> Bool {
    switch kind(index) {
    case .leftParen, .leftSquare, .Self, .Any, .at, .prefixOperator, .inout: !isFirstOnLine(index)
    default: kind(index).isName && !isFirstOnLine(index)
    }
  }

  /// Behind `async throws(E)`, if an arrow follows.
  mutating func endOfEffects(_ first: Int) -> Int {
    var index = first
    while true {
      switch kind(index) {
      case .async, .reasync, .rethrows: index += 1
      case .throws: index = kind(index + 1) == .leftParen ? after(index + 1) : index + 1
      case .arrow: return index
      default: return first
      }
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

  // MARK: Attributes and macros

  /// The token after an attribute with its arguments, which touch it.
  mutating func endOfAttribute(_ at: Int) -> Int {
    let index = endOfAttributeName(at)
    return kind(index) == .leftParen && start(index) == end(index - 1) ? after(index) : index
  }

  private mutating func endOfAttributeName(_ at: Int) -> Int {
    var index = at + 1
    guard kind(index).isName || kind(index).isReservedWord else { return index }
    index += 1
    while kind(index) == .period, kind(index + 1).isName { index += 2 }
    return endOfGenericArguments(index)
  }

  /// Arguments of a property wrapper or a macro are expressions; those of Swift's own attributes are not.
  mutating func walkAttribute() {
    let isOwn = isOwnAttribute(at)
    let end = isOwn ? endOfAttribute(at) : endOfAttributeName(at)
    chain = Chain()
    chain.isOpen = !isOwn && kind(end) == .leftParen && start(end) == self.end(end - 1)
    chain.shape = .unknown
    at = end
  }

  /// Whether the attribute at `index` is one of Swift's own, as `@available`.
  mutating func isOwnAttribute(_ index: Int) -> Bool { index + 1 < last && !isCapitalized(index + 1) }

  mutating func walkPound() {
    chain = Chain()
    at += 1
    guard !isFirstOnLine(at), kind(at).isName else { return }
    if kind(at + 1) == .leftParen {
      if isWord(at, "selector") { selectorEnd = after(at + 1) }
      if isWord(at, "keyPath") { keyPathEnd = after(at + 1) }
    }
    at += 1
    chain.isOpen = true
    chain.shape = .unknown
  }

  /// A condition of the compiler; the chain before it may go on behind it.
  mutating func passLine() {
    at += 1
    while at < walkEnd, !isFirstOnLine(at) { at += 1 }
  }
}
