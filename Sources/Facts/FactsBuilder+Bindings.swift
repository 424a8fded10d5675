import Syntax

// Where statements and patterns declare names, and where these become visible.
extension FileWork {
  // MARK: The end of a clause

  /// Names become visible where the expression after their `=` has ended.
  mutating func endClause(_ kind: TokenKind) {
    if pattern.depth >= 0 { return }
    switch kind {
    case .comma, .semicolon, .rightBrace, .rightParen, .rightSquare, .where: break
    case .else:
      takeValue()
      if header.kind == .guard { return }
    case .case, .default: guard header.kind == .binding else { return }
    case .leftBrace: guard header.isOpen, header.kind != .guard else { return }
    case .as, .is:
      header.isComposed = true
      return
    case .period, .equal, .poundIf, .poundElseif, .poundElse, .poundEndif: return
    case .binaryOperator:
      // What is in place of nothing has the same type.
      if isWord(at, "??") { takeValue() } else { header.hasOperator = true }
      header.isComposed = true
      return
    case .infixQuestion:
      (header.hasOperator, header.isComposed) = (true, false)
      return
    case .colon:
      // `isOpen ? a : b`: what stands last, or before a `nil`.
      let isNil = self.kind(at + 1) == .nil
      if isNil { takeValue() }
      header.isComposed = isNil
      return
    default: guard header.kind == .binding, isFirstOnLine(at), !needsMore(at - 1) else { return }
    }
    takeValue()
    if header.isCaptures {
      // None of them is there before all are read.
      header.firstUndeclared = pending.count
      header.isComposed = false
      return
    }
    declarePending()
    if header.kind == .binding, kind != .comma { header = HeaderState(firstPending: pending.count) }
  }

  /// Whether an expression cannot end with the token.
  private mutating func needsMore(_ index: Int) -> Bool {
    switch kind(index) {
    case .equal, .binaryOperator, .prefixOperator, .infixQuestion, .colon, .comma, .try, .await, .arrow, .period,
      .prefixAmpersand, .backslash:
      return true
    case .exclamation, .postfixQuestion: return kind(index - 1) == .try
    default: return false
    }
  }

  mutating func declarePending() {
    let first = min(header.firstUndeclared, pending.count)
    for index in first..<pending.count { locals.declare(pending[index].name, pending[index].value) }
    if header.kind == .guard { header.firstUndeclared = pending.count } else { dropPending() }
    header.hasOperator = false
    header.isComposed = false
  }

  /// The name that is being declared holds what the chain of names before the cursor gives, or each of what it holds.
  mutating func takeValue() {
    let last = pending.count - 1
    guard last >= 0, !header.isComposed, chain.isOpen, !chain.isKeyPath, !chain.isInOut else { return }
    if pending[last].takesSecond {
      pending[last].value = secondOfPair(in: chain)
      pending[last].takesSecond = false
    }
    takeParts(of: chain)
    guard last == header.firstUndeclared, pending[last].takesValue, pending[last].value.type.isNone else { return }
    pending[last].takesValue = false
    if chain.shape == .`self`, pending[last].isCopy || header.hasOperator {
      // A copy is another value of the same type, and of two values one only may be this.
      if !header.hasOperator { pending[last].value = LocalValue(type: names.intern("Self")) }
      return
    }
    pending[last].value = header.kind == .loop ? element(of: chain) : value(of: chain)
  }

  /// Names in a pattern hold what the pattern finds in the value.
  private mutating func takeParts(of chain: Chain) {
    let first = header.firstUndeclared
    guard (first..<pending.count).contains(where: { pending[$0].path.first != nil }) else { return }
    takeParts(of: header.kind == .loop ? element(of: chain) : value(of: chain))
  }

  private mutating func takeParts(of value: LocalValue) {
    for place in header.firstUndeclared..<pending.count where pending[place].value.type.isNone {
      let path = pending[place].path
      if pending[place].takesValue { pending[place].value = value }
      guard !path.isLost, let first = path.first else { continue }
      let outer = part(first, of: value)
      pending[place].value = path.second.map { part($0, of: outer) } ?? outer
      pending[place].path = PartPath()
    }
  }

  mutating func value(of chain: Chain) -> LocalValue {
    switch chain.shape {
    case .local: LocalValue(type: chain.type, source: chain.mention)
    case .element: LocalValue(source: chain.mention, part: .element)
    case .cast: LocalValue(type: chain.type)
    case .item, .localItem: chain.type.isNone ? LocalValue(source: chain.mention, part: .item) : LocalValue(type: chain.type)
    case .part, .localPart: LocalValue(source: chain.mention, part: .part)
    case .name, .member, .call: LocalValue(source: chain.mention)
    // What stands before a call of its own is `self` as well.
    case .`self`, .none: LocalValue(part: .own)
    default: LocalValue()
    }
  }

  mutating func dropPending() {
    let extra = pending.count - header.firstPending
    if extra > 0 { pending.removeLast(extra) }
    header.firstUndeclared = pending.count
  }

  mutating func walkComma() {
    if arguments > 0 { noteHanded() }
    chain = Chain()
    at += 1
    if header.isParameters { header.isBeforeDefault = true }
    if pattern.depth >= 0 {
      if pattern.bindingDepth == brackets.count { pattern.bindingDepth = -1 }
    } else if header.kind == .binding {
      bind()
    }
  }

  // MARK: Bindings

  /// `let` or `var`, in a statement, a condition or a pattern.
  mutating func walkBinding() {
    if isReservedLabel() {
      chain = Chain()
      at += 2
      return
    }
    chain = Chain()
    at += 1
    if pattern.depth >= 0 {
      pattern.bindingDepth = brackets.count
      return
    }
    if header.kind != .condition && header.kind != .guard {
      declarePending()
      header = HeaderState(firstPending: pending.count)
      header.kind = .binding
    }
    bind()
  }

  /// The name or the names at the cursor, up to their `=`.
  private mutating func bind() {
    switch kind(at) {
    case .wildcard:
      at += 1
      passAnnotation()
    case .leftParen:
      let close = after(at)
      bindTuple(close)
      at = close
      passAnnotation()
    case .period:
      // An old pattern: `if let .Some(x) = y`.
      pattern = PatternState(depth: brackets.count, bindingDepth: brackets.count)
    default: if kind(at).isName { bindName() }
    }
  }

  private mutating func bindName() {
    let local = name(at: at)
    let token = at
    at += 1
    var type = kind(at) == .colon ? typeBehindColon() : .none
    if kind(at) == .equal {
      at += 1
      if type.isNone { type = initialType(at) } else if kind(at) == .period { (typedPeriod, typeAtPeriod) = (at, type) }
      let isCopy = kind(token - 1) == .var && (token < 2 || kind(token - 2) != .modifierWord)
      expectValue(local, type, isCopy: isCopy)
    } else if type.isNone, header.kind == .condition || header.kind == .guard {
      // `if let x {` reads a member of that name, if no local has it.
      readShorthand(local, token)
    } else {
      locals.declare(local, LocalValue(type: type))
    }
  }

  /// The type behind the colon at the cursor, which goes on behind it.
  private mutating func typeBehindColon() -> Name {
    let first = at + 1
    at = endOfType(first)
    return at > first ? typeText(from: first, start(first)..<end(at - 1)) : .none
  }

  /// The name gets what is read from the cursor on.
  mutating func expectValue(_ local: Name, _ type: Name, isCopy: Bool) {
    header.hasOperator = false
    header.isComposed = kind(at) == .prefixOperator
    var value = type.isNone && (kind(at) == .if || kind(at) == .switch) ? valueOfBranch(at) : LocalValue(type: type)
    // Of `Box(thing)` the call tells more.
    if at < walkEnd, !type.isNone, kind(at) == .identifier, kind(at + 1) == .leftParen, name(at: at) == type,
      locals.value(of: type) == nil
    {
      value.source = UInt32(truncatingIfNeeded: mentions.count)
    }
    pending.append(PendingLocal(name: local, value: value, takesValue: value.type.isNone, isCopy: isCopy))
  }

  /// What the first branch of `if` or `switch` makes, or the local that it is: `let x = if isOpen { a } else { b }`.
  private mutating func valueOfBranch(_ keyword: Int) -> LocalValue {
    var first = keyword + 1
    while first < walkEnd, kind(first) != .leftBrace { first = max(first + 1, after(first)) }
    guard first < walkEnd else { return LocalValue() }
    let close = Int(tokens.links[first])
    first += 1
    if kind(keyword) == .switch {
      while first < close, kind(first) != .colon { first = max(first + 1, after(first)) }
      first += 1
    }
    let type = madeType(first)
    if !type.isNone { return LocalValue(type: type) }
    guard first < close, kind(first).isName, first + 1 == close || isFirstOnLine(first + 1) || kind(first + 1) == .case else {
      return LocalValue()
    }
    return locals.value(of: name(at: first)) ?? LocalValue()
  }

  private mutating func readShorthand(_ local: Name, _ token: Int) {
    var value = LocalValue()
    if let known = locals.value(of: local) {
      value = known
    } else {
      value.source = UInt32(truncatingIfNeeded: mentions.count)
      mentions.append(
        MentionFact(
          name: local, receiver: .none, receiverType: .none, base: MentionFact.noBase, labels: .none, owner: owner,
          offset: UInt32(truncatingIfNeeded: start(token)), shape: localTypeDepth > 0 ? .unknown : .none,
          use: closureDepth > 0 ? .inClosure : []))
    }
    pending.append(PendingLocal(name: local, value: value))
  }

  private mutating func passAnnotation() {
    if kind(at) == .colon { at = endOfType(at + 1) }
    if kind(at) == .equal { at += 1 }
  }

  /// The type that an initial value makes: `Thing(…)`, `Module.Thing<T>(…)`, `Thing.init(…)`, `[Thing]()`.
  mutating func madeType(_ first: Int) -> Name {
    var index = first
    while kind(index) == .try || kind(index) == .await || kind(index) == .postfixQuestion || kind(index) == .exclamation {
      index += 1
    }
    let start = index
    var last = index
    if kind(index) == .leftSquare {
      index = after(index)
      last = index - 1
    } else if !kind(index).isName || !isCapitalized(index) {
      return .none
    }
    while kind(start) != .leftSquare, kind(index).isName, isCapitalized(index) {
      last = index
      index = endOfGenericArguments(index + 1)
      if index > last + 1 { last = index - 1 }
      guard kind(index) == .period else { break }
      if kind(index + 1) == .`init` {
        index += 2
        break
      }
      index += 1
    }
    // `Thing(…)` alone: a member of the result would be something else, and so would be what an operator makes of it.
    guard var behind = endOfCall(index) else { return .none }
    while kind(behind) == .postfixQuestion || kind(behind) == .exclamation { behind += 1 }
    switch kind(behind) {
    case .period, .infixQuestion, .postfixOperator: return .none
    case .leftSquare, .leftParen: if !isFirstOnLine(behind) { return .none }
    case .binaryOperator: if !isWord(behind, "??") { return .none }
    default: break
    }
    return typeText(from: start, self.start(start)..<end(last))
  }

  /// Behind the arguments and closures of a call, or `nil` where none begins; in a condition a brace opens the body.
  private mutating func endOfCall(_ first: Int) -> Int? {
    var index = first
    if kind(index) == .leftParen, !isFirstOnLine(index) { index = after(index) }
    while header.kind == .binding, kind(index) == .leftBrace, !isFirstOnLine(index) {
      index = after(index)
      while kind(index).isName, kind(index + 1) == .colon, kind(index + 2) == .leftBrace { index = after(index + 2) }
    }
    return index == first ? nil : index
  }

  // MARK: Patterns

  /// `case` in a `switch`, in a condition, or in a local enum.
  mutating func walkCase() {
    chain = Chain()
    at += 1
    if header.kind == .condition || header.kind == .guard {
      pattern = PatternState(depth: brackets.count)
    } else if isInside(.type) {
      passCases()
    } else {
      if isInside(.switch) { openCase() }
      pattern = PatternState(depth: brackets.count)
    }
  }

  /// The cases of a local enum are no names in the bodies around it.
  private mutating func passCases() {
    while kind(at).isName {
      at += 1
      if kind(at) == .leftParen { at = after(at) }
      guard kind(at) == .comma else { return }
      at += 1
    }
  }

  /// A pattern ends where what it is compared with begins, or the statements do.
  mutating func endPattern(_ kind: TokenKind) {
    switch kind {
    case .equal, .in: pattern = .none
    case .colon where header.kind != .loop, .where, .leftBrace, .semicolon, .rightBrace, .rightParen, .rightSquare:
      pattern = .none
      takeSubject()
      declarePending()
    default: break
    }
  }

  private mutating func takeSubject() {
    guard isInside(.switch), header.kind == .none else { return }
    takeParts(of: brackets[brackets.count - 1].element)
  }

  /// A name in a pattern after `let` or `var`, or the variable of a loop: a new one, unless it leads to a member.
  mutating func bindInPattern() -> Bool {
    switch kind(at + 1) {
    case .period: return false
    case .leftParen: if !isFirstOnLine(at + 1) { return false }
    default: break
    }
    let local = name(at: at)
    at += 1
    let isAlone = header.kind == .loop && kind(at) == .in && (kind(at - 2) == .for || kind(at - 2) == .try || isWord(at - 2, "await"))
    let type = header.kind == .loop && kind(at) == .colon ? typeBehindColon() : .none
    var new = PendingLocal(name: local, value: LocalValue(type: type), takesValue: isAlone, takesSecond: isSecondOfPair(at - 1))
    if !isAlone, !new.takesSecond {
      new.path = pathInPattern(at - 1)
      new.takesValue = new.path.isEmpty
    }
    pending.append(new)
    chain = Chain()
    return true
  }

  /// Gives the name that is being declared the type of a cast: `let x = y as? T`, `case let x as T`.
  mutating func declareCast(_ type: Name, behind token: Int) {
    let last = pending.count - 1
    guard last >= header.firstUndeclared, pending[last].value.type.isNone else { return }
    if pattern.depth >= 0 {
      if pattern.bindingDepth >= 0, kind(token - 1).isName { pending[last].value.type = type }
    } else if last == header.firstUndeclared, !header.hasOperator, endsValue(at) {
      pending[last].value.type = type
    }
  }

  private mutating func endsValue(_ index: Int) -> Bool {
    if index >= walkEnd { return true }
    switch kind(index) {
    case .comma, .semicolon, .rightBrace, .else, .endOfFile: return true
    case .leftBrace: return header.isOpen
    case .period, .binaryOperator, .infixQuestion, .colon, .as, .is, .equal: return false
    default: return isFirstOnLine(index)
    }
  }
}
