import Syntax

// Names in expressions: which are mentions, of what, and what is done with them.
extension FileWork {
  mutating func walkSelf(_ kind: TokenKind) {
    // `self.x` inside of a chain is the key path's own: `\.self`.
    chain = Chain()
    chain.isOpen = true
    // In a local type it is not the one around the body.
    chain.shape = localTypeDepth > 0 ? .unknown : kind == .super ? .super : kind == .Self ? .Self : .`self`
    if localTypeDepth == 0 {
      if kind == .super, self.kind(at + 1) == .leftSquare { addNameless(MentionFact.subscriptName, .super) }
      if kind == .`self`, self.kind(at + 1) == .leftParen, !isFirstOnLine(at + 1) { addNameless(MentionFact.callName, .`self`) }
      if kind == .`self` { noteGivingSelf() }
    }
    at += 1
  }

  /// An argument, but not of a closure, which is somebody's own; or what is assigned.
  private mutating func noteGivingSelf() {
    switch kind(at - 1) {
    case .colon, .comma, .leftParen, .equal: break
    default: return
    }
    let isWhole = kind(at + 1) == .comma || kind(at + 1) == .rightParen || kind(at + 1) == .rightBrace || isFirstOnLine(at + 1)
    guard isWhole, !header.isCaptures, !isGivenToClosure() else { return }
    guard let last = facts.bodies.indices.last, facts.bodies[last].decl == owner else { return }
    facts.bodies[last].flags.insert(.givesSelf)
  }

  /// `done?(self)`, `completion(self)` of a parameter.
  private func isGivenToClosure() -> Bool {
    guard let call = brackets.last, call.kind == .call, kind(at - 1) != .equal else { return false }
    return call.element.isKnown || call.mention != MentionFact.noBase && mentions[Int(call.mention)].use.contains(.optionalCall)
  }

  /// `super[index]` and `self(…)` name nothing, and are uses of what they are to `super` and `self` all the same.
  private mutating func addNameless(_ name: String, _ shape: MentionFact.Receiver) {
    var use: MentionFact.Use = closureDepth > 0 ? [.inClosure, .call] : .call
    // What is made of a call cannot be assigned to.
    readWrites(behind: shape == .super ? at + 1 : after(at + 1), &use)
    if isAssigned(after(at + 1)) { use.insert(.assigned) }
    mentions.append(
      MentionFact(
        name: names.intern(name), receiver: .none, receiverType: .none, base: MentionFact.noBase,
        labels: callLabels(at + 1), owner: owner, offset: UInt32(truncatingIfNeeded: start(at)), shape: shape, use: use))
  }

  mutating func walkPeriod() {
    let next = at + 1
    guard kind(next).isName || kind(next).isReservedWord || kind(next) == .integer else {
      if !chain.isKeyPath { chain.isOpen = false }
      at += 1
      return
    }
    at = next
    switch kind(next) {
    case .`self`, .integer:
      at += 1
      if kind(next) == .integer { openOfTuple(next) } else if !chain.isOpen { chain.shape = .implicit }
      chain.isOpen = true
    case .`init`: addMember(isInit: true)
    default: addMember(isInit: false)
    }
  }

  private mutating func addMember(isInit: Bool) {
    let receiver = chain.isOpen ? chain.shape : .implicit
    add(name(at: at), receiver, receiverName: chain.isOpen ? chain.name : .none, type: chain.isOpen ? chain.type : expectedType(at - 1))
    if isInit, receiver == .type {
      chain.shape = .type
    }
  }

  /// The written type of what begins with a period: a variable's value, or what a function gives.
  private func expectedType(_ period: Int) -> Name {
    if period == typedPeriod { return typeAtPeriod }
    guard owner != DeclFact.none, closureDepth == 0, localTypeDepth == 0 else { return .none }
    let fact = facts.decls[Int(owner)]
    switch (kind(period - 1), fact.kind) {
    case (.leftBrace, .func), (.leftBrace, .var), (.leftBrace, .subscript), (.equal, .var), (.equal, .let):
      return period == walkStart ? fact.type : .none
    case (.return, .func), (.return, .var), (.return, .subscript): return fact.type
    default: return .none
    }
  }

  /// A name that no dot stands before.
  mutating func walkName() {
    if kind(at + 1) == .colon, isLabel() {
      // `f { } then: { }` is still the call.
      if at > 0, kind(at - 1) != .rightBrace { chain = Chain() }
      at += 2
      return
    }
    if header.isCaptures, passCapture() { return }
    if pattern.bindingDepth >= 0, bindInPattern() { return }
    if mayBeAccessor(), passAccessor() { return }
    if mayBeStatementWord(), passStatementWord() { return }
    let inOut = chain.isInOut
    let isKeyPath = chain.isKeyPath && !chain.isOpen
    let name = name(at: at)
    chain = Chain()
    chain.isInOut = inOut
    chain.isKeyPath = isKeyPath
    if kind(at) == .dollarIdentifier {
      openLocal(.none, valueOfClosure(at))
    } else if let value = locals.value(of: name) {
      openLocal(name, value)
    } else {
      // What is not declared in a local type may be inherited there.
      let isLost = localTypeDepth > 0 && !isCapitalized(at)
      add(name, isLost ? .unknown : .none, receiverName: .none, type: .none)
    }
  }

  /// A word that means something only in its place: `await x`, `weak var`, or a name after all.
  mutating func walkWord(_ kind: TokenKind) {
    if header.isCaptures || !isPrefixWord(kind) { return walkName() }
    chain = Chain()
    at += 1
    if self.kind(at) == .leftParen, kind == .modifierWord { at = after(at) }
  }

  /// Whether the word at the cursor belongs to what follows it.
  private mutating func isPrefixWord(_ word: TokenKind) -> Bool {
    var next = at + 1
    if isFirstOnLine(next) { return word == .await }
    // `unowned(unsafe) var`
    if word == .modifierWord, kind(next) == .leftParen {
      next = after(next)
      return kind(next) == .var || kind(next) == .let
    }
    switch kind(next) {
    case .dollarIdentifier, .wildcard, .integer, .float, .string, .stringOpen, .regex, .prefixAmpersand,
      .prefixOperator, .at, .backslash, .pound, .Any, .Self, .`self`, .super, .`init`, .true, .false, .nil, .repeat,
      .try, .if, .switch, .let, .var, .func, .class, .struct, .enum, .subscript, .case, .static, .private, .fileprivate,
      .internal, .public, .deinit:
      return true
    case .period: return word == .await || (word == .unsafe && start(next) > end(at))
    case .leftParen, .leftSquare, .leftBrace: return word == .await
    default: return kind(next).isName
    }
  }

  /// `get {`, `set(value) {`, `didSet {` in a local variable.
  private mutating func passAccessor() -> Bool {
    let isSetter = isWord(at, "set") || isWord(at, "willSet") || isWord(at, "didSet") || isWord(at, "_modify")
    guard isSetter || isWord(at, "get") || isWord(at, "_read") else { return false }
    openLocalScope(.plain)
    if isSetter { declareAccessorNames(at + 1) }
    at += 1
    passToBody()
    chain = Chain()
    return true
  }

  @inline(__always)
  private func mayBeAccessor() -> Bool {
    switch kind(at + 1) {
    case .leftBrace, .async, .throws: break
    case .leftParen: guard kind(at + 3) == .rightParen, kind(at + 4) == .leftBrace else { return false }
    default: return false
    }
    return at > 0 && (kind(at - 1) == .leftBrace || kind(at - 1) == .rightBrace)
  }

  @inline(__always)
  private func mayBeStatementWord() -> Bool {
    let next = kind(at + 1)
    return (next.isName || next == .prefixAmpersand || next == .`self`) && !isFirstOnLine(at + 1) && kind(at) == .identifier
  }

  /// `yield x`, and the label of `break outer` has been passed.
  private mutating func passStatementWord() -> Bool {
    guard isWord(at, "yield") || isWord(at, "discard") || isWord(at, "then") else { return false }
    chain = Chain()
    at += 1
    return true
  }

  mutating func openLocal(_ name: Name, _ value: LocalValue) {
    chain.isOpen = true
    chain.shape =
      switch value.part {
      case .whole: .local
      case .element: .element
      case .item: .localItem
      case .part: .localPart
      case .own: localTypeDepth > 0 ? .unknown : .`self`
      }
    chain.name = value.part == .own ? .none : name
    chain.type = value.type
    chain.mention = value.source
    at += 1
  }

  /// `label:` in a call's arguments, or before a statement; in `a ? b : c` and in a dictionary's literal it is none.
  private mutating func isLabel() -> Bool {
    let next = kind(at + 2)
    // `f { } completion: { }`
    if at > 0, kind(at - 1) == .rightBrace, next == .leftBrace { return true }
    if isInArguments() { return true }
    switch next {
    case .for, .while, .repeat, .do: return true
    case .if, .switch: return isFirstOnLine(at) || (at > 0 && kind(at - 1) == .leftBrace)
    default: return false
    }
  }

  /// A reserved word as a label: `prefix(while: …)`.
  mutating func isReservedLabel() -> Bool { kind(at + 1) == .colon && isInArguments() }

  /// Whether the token at the cursor is the first of an argument.
  private mutating func isInArguments() -> Bool {
    let last = brackets.count - 1
    guard last >= 0, at > 0 else { return false }
    switch brackets[last].kind {
    case .call, .group, .subscript, .interpolation: break
    default: return false
    }
    switch kind(at - 1) {
    case .leftParen, .comma, .leftSquare, .interpolationOpen: return true
    default: return false
    }
  }

  /// Adds the mention at the cursor and goes on behind it; generic arguments and labels are passed too.
  private mutating func add(_ name: Name, _ shape: MentionFact.Receiver, receiverName: Name, type: Name) {
    let token = at
    var next = token + 1
    // Generic arguments touch the name.
    if kind(next).isOperator, start(next) == end(token), isCapitalized(token) || shape == .type {
      next = endOfGenericArguments(next)
    }
    var use: MentionFact.Use = []
    if chain.isKeyPath || token < keyPathEnd { use.insert(.keyPath) }
    if token < selectorEnd { use.insert(.selector) }
    if closureDepth > 0 { use.insert(.inClosure) }
    if pattern.depth >= 0 || shape == .implicit && isCompared(token - 1) { use.insert(.pattern) }
    if chain.isOptional { use.insert(.optional) }
    if shape == .none, token > walkStart, kind(token - 1) == .throw { use.insert(.thrown) }
    var labels = Name.none
    if kind(next) == .leftParen, !isFirstOnLine(next) {
      let isCompound = isCompoundName(next)
      labels = isCompound ? compoundLabels(next) : callLabels(next)
      use.insert(isCompound ? .compound : .call)
    } else if takesTrailingClosure(next) {
      use.formUnion([.call, .trailingClosure])
    } else if kind(next) == .postfixQuestion || kind(next) == .exclamation, kind(next + 1) == .leftParen {
      use.insert(.optionalCall)
    }
    if use.contains(.call), kind(next) == .leftParen, takesTrailingClosure(after(next)) { use.insert(.trailingClosure) }
    if token < triedEnd, use.contains(.call) { use.insert(.keepsErrors) }
    if token < assertedEnd { use.insert(.isAsserted) }
    readWrites(behind: next, &use)
    if use.contains(.write), isAssigned(next) { use.insert(.assigned) }
    let isCall = use.contains(.call) && kind(next) == .leftParen
    if isCall, KnownWords.contain(name) { readLookup(name, next) }
    let place = UInt32(truncatingIfNeeded: mentions.count)
    mentions.append(
      MentionFact(
        name: name, receiver: receiverName, receiverType: type, base: shape.mayHaveBase ? chain.mention : MentionFact.noBase,
        labels: labels, owner: owner, offset: UInt32(truncatingIfNeeded: start(token)), shape: shape, use: use))
    if isCall, KnownWords.contain(name), shape == .none || shape == .type { readTrap(name, shape, receiverName, token, next) }
    let isKeyPath = chain.isKeyPath
    let inOut = chain.isInOut
    chain = Chain()
    chain.isOpen = true
    chain.isKeyPath = isKeyPath
    chain.isInOut = inOut
    chain.name = name
    chain.mention = place
    chain.shape = shape == .none ? (isCapitalized(token) ? .type : .name) : isCapitalized(token) && shape == .type ? .type : .member
    if use.contains(.compound) { next = after(next) }
    at = next
  }

  /// Whether the period stands behind `==` or `!=`.
  private mutating func isCompared(_ period: Int) -> Bool {
    kind(period - 1) == .binaryOperator && (isWord(period - 1, "==") || isWord(period - 1, "!="))
  }

  @inline(__always)
  private func takesTrailingClosure(_ index: Int) -> Bool { kind(index) == .leftBrace && index < walkEnd && !header.isOpen }

  private mutating func readWrites(behind next: Int, _ use: inout MentionFact.Use) {
    switch kind(next) {
    case .postfixQuestion, .exclamation, .period, .leftSquare, .equal, .binaryOperator, .postfixOperator, .comma, .rightParen:
      break
    default: if !chain.isInOut { return }
    }
    var index = next
    while kind(index) == .postfixQuestion || kind(index) == .exclamation { index += 1 }
    if kind(index) == .period || (kind(index) == .leftSquare && !isFirstOnLine(index)) { use.insert(.base) }
    if chain.isInOut, kind(index) != .period { use.insert(.write) }
    // `if case .large = size`
    if pattern.depth >= 0 { return }
    // Through however many subscripts.
    while kind(index) == .leftSquare || kind(index) == .postfixQuestion || kind(index) == .exclamation {
      if kind(index) == .leftSquare, isFirstOnLine(index) { return }
      index = after(index)
    }
    if isAssignment(index) || isInWrittenTuple(index) { use.insert(.write) }
  }

  /// `(a, b) = …`
  private mutating func isInWrittenTuple(_ index: Int) -> Bool {
    let last = brackets.count - 1
    return last >= 0 && brackets[last].isWritten && (kind(index) == .comma || kind(index) == .rightParen)
  }

  private mutating func isAssigned(_ index: Int) -> Bool { kind(index) == .equal || isInWrittenTuple(index) }

  mutating func isAssignment(_ index: Int) -> Bool {
    switch kind(index) {
    case .equal: return true
    case .binaryOperator:
      let from = start(index)
      let to = end(index)
      guard to - from >= 2, bytes[to - 1] == UInt8(ascii: "=") else { return false }
      switch bytes[from] {
      // `==`, `!=`, `<=`, `>=`, `~=`, but `<<=` and `>>=` assign.
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return to - from > 2
      default: return true
      }
    case .postfixOperator: return isWord(index, "++") || isWord(index, "--")
    default: return false
    }
  }
}

extension MentionFact.Receiver {
  /// Whether a mention is what it is, or what it was made from.
  fileprivate var mayHaveBase: Bool {
    switch self {
    case .name, .type, .member, .call, .local, .element, .item, .localItem, .part, .localPart: true
    default: false
    }
  }
}
