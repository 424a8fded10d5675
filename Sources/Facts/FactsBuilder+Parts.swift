import Syntax

// What is inside of a value: in tuples, in what cases hold, in items of items.
extension FileWork {
  /// What lies there in the value; nothing, where nothing is known of it.
  mutating func part(_ step: PartPath.Step, of value: LocalValue) -> LocalValue {
    guard value.isKnown || value.part == .own && tellsParts(ofSelf: step) else { return LocalValue() }
    let isTyped = !value.type.isNone
    let origin: PartFact.Origin =
      switch value.part {
      case _ where isTyped: .type
      case .whole: .mention
      case .own: .own
      case .element: .element
      case .item: .item
      case .part: .part
      }
    let place = UInt32(truncatingIfNeeded: facts.parts.count)
    facts.parts.append(
      PartFact(
        kind: step.kind, origin: origin, base: value.source, type: value.type, name: step.name,
        place: step.place))
    return LocalValue(source: place, part: .part)
  }

  /// Whether the type around tells what it holds: in its cases, in subscripts, or as a collection of which an extension says
  /// that.
  private func tellsParts(ofSelf step: PartPath.Step) -> Bool {
    guard localTypeDepth == 0, owner != DeclFact.none else { return false }
    if step.kind == .payload || [.item, .labeledItem, .itemOfType].contains(step.kind) && isUsed(Int(tokens.links[at]) + 1) { return true }
    let around = facts.decls[Int(owner)].parent
    guard around != DeclFact.none, step.kind == .element else { return false }
    return facts.decls[Int(around)].kind == .extension && facts.decls[Int(around)].requirements.count > 0
  }

  /// What a subscript gives whose arguments have labels, or that has several; a stretch of a list is one as well.
  private mutating func several(of chain: Chain, _ square: Int) -> LocalValue {
    let close = Int(tokens.links[square])
    var index = square + 1
    if index == close { return LocalValue() }
    while index < close {
      if kind(index).isOperator, isWord(index, "...") || isWord(index, "..<") {
        return isUsed(close + 1) ? part(PartPath.whole, of: value(of: chain)) : LocalValue()
      }
      index = max(index + 1, after(index))
    }
    let labels = callLabels(square)
    return part(PartPath.Step(kind: .labeledItem, name: labels, place: 0), of: value(of: chain))
  }

  /// Keeps the type that a call is handed first.
  mutating func noteTypeAsked(by mention: UInt32) {
    if mention == MentionFact.noBase { return }
    let type = typeAsked()
    if type.isNone { return }
    facts.parts.append(PartFact(kind: .asked, origin: .mention, base: mention, type: type, name: .none, place: 0))
  }

  /// `Loader` of `resolve(Loader.self)`, at the bracket.
  private mutating func typeAsked() -> Name {
    var first = at + 1
    if kind(first + 1) == .colon { first += 2 }
    guard kind(first).isName, kind(first + 1) != .leftParen, isCapitalized(first) else { return .none }
    let end = endOfType(first)
    guard kind(end) == .comma || kind(end) == .rightParen || kind(end) == .rightSquare, kind(end - 1) == .`self`,
      kind(end - 2) == .period
    else { return .none }
    return typeText(from: first, start(first)..<self.end(end - 3))
  }

  /// What a subscript gives that begins there.
  mutating func itemGiven() -> LocalValue {
    if !givesOne(at) { return several(of: chain, at) }
    let type = typeAsked()
    return type.isNone ? item(of: chain) : part(PartPath.Step(kind: .itemOfType, name: type, place: 0), of: value(of: chain))
  }

  // MARK: Tuples

  /// `pair.0`
  mutating func openOfTuple(_ number: Int) {
    let digits = start(number)..<end(number)
    let isKnown = chain.isOpen && !chain.isKeyPath && digits.count == 1
    let place = bytes[digits.lowerBound] &- UInt8(ascii: "0")
    let found = isKnown ? part(PartPath.Step(kind: .ofTuple, name: .none, place: place), of: value(of: chain)) : LocalValue()
    chain.shape = found.part == .part ? .part : .unknown
    chain.mention = found.source
    chain.type = .none
  }

  /// `(Thing, _)` for `(Thing(1), 2)`; none where nothing of it is made of a type, or nothing is divided.
  mutating func tupleType(_ paren: Int) -> Name {
    let close = Int(tokens.links[paren])
    guard numberOfParts(paren) > 1 else { return .none }
    var text: ContiguousArray<UInt8> = [UInt8(ascii: "(")]
    var isKnown = false
    var index = paren + 1
    while index < close {
      if kind(index).isLabel, kind(index + 1) == .colon {
        text += bytes[start(index)..<end(index)] + [UInt8(ascii: ":"), UInt8(ascii: " ")]
        index += 2
      }
      var made = itemType(index, close)
      while index < close, kind(index) != .comma {
        switch kind(index) {
        case .binaryOperator, .infixQuestion, .colon, .as, .is: made = .none
        default: break
        }
        index = max(index + 1, after(index))
      }
      isKnown = isKnown || !made.isNone
      text += made.isNone ? [UInt8(ascii: "_")] : ContiguousArray(names.storage[names.range(of: made)])
      if index < close { text += [UInt8(ascii: ","), UInt8(ascii: " ")] }
      index += 1
    }
    text.append(UInt8(ascii: ")"))
    return isKnown ? names.intern(text, 0..<text.count) : .none
  }

  /// How many parts commas make of what stands in the parentheses; none where these are more than anybody writes.
  private mutating func numberOfParts(_ paren: Int) -> Int {
    let close = Int(tokens.links[paren])
    return place(of: close, behind: paren).map { $0 + 1 } ?? 0
  }

  /// In which part the token stands.
  private mutating func place(of token: Int, behind paren: Int) -> Int? {
    var place = 0
    var index = paren + 1
    for _ in 0..<FileWork.longestTuple {
      if index >= token { return place }
      if kind(index) == .comma { place += 1 }
      index = max(index + 1, after(index))
    }
    return nil
  }

  /// More tokens than are in the parentheses of a tuple or a pattern.
  private static let longestTuple = 64

  // MARK: Patterns

  /// `let (a, b) = `: each of the names is a part of what follows.
  mutating func bindTuple(_ close: Int) {
    let paren = at
    var place = 0
    var index = paren + 1
    while index < close - 1 {
      if kind(index) == .comma { place += 1 }
      if isNewName(index) {
        var new = PendingLocal(name: name(at: index))
        let isWhole = kind(index - 1) == .leftParen || kind(index - 1) == .comma || kind(index - 1) == .colon
        if isWhole, place < Int(UInt8.max) {
          new.path.append(PartPath.Step(kind: .ofTuple, name: .none, place: UInt8(truncatingIfNeeded: place)))
        }
        pending.append(new)
      } else if kind(index) == .leftParen {
        // What is in it lies deeper than anybody looks.
        let end = after(index)
        for inner in index..<min(end, close) where isNewName(inner) { pending.append(PendingLocal(name: name(at: inner))) }
        index = max(index, end - 1)
      }
      index += 1
    }
  }

  func isNewName(_ index: Int) -> Bool {
    kind(index).isName && kind(index + 1) != .colon && kind(index - 1) != .period
  }

  /// The way from what the pattern is compared with to the name.
  mutating func pathInPattern(_ name: Int) -> PartPath {
    var path = PartPath()
    for depth in max(pattern.depth, 0)..<max(pattern.depth, brackets.count) {
      let bracket = brackets[depth]
      let inner = depth + 1 < brackets.count ? brackets[depth + 1].start : name
      let count = numberOfParts(bracket.start)
      guard count > 0, let place = place(of: inner, behind: bracket.start), !path.isLost else {
        path.lose()
        return path
      }
      switch bracket.kind {
      case .call where !bracket.callee.isNone:
        let number = count == 1 ? PartFact.alone : UInt8(truncatingIfNeeded: place)
        path.append(PartPath.Step(kind: .payload, name: bracket.callee, place: number))
      case .group:
        if count > 1 { path.append(PartPath.Step(kind: .ofTuple, name: .none, place: UInt8(truncatingIfNeeded: place))) }
      default: path.lose()
      }
    }
    return path
  }

  // MARK: Closures

  /// What `$0` or `$1` is.
  mutating func valueOfClosure(_ token: Int) -> LocalValue {
    var place = brackets.count - 1
    while place >= 0, brackets[place].kind != .closure { place -= 1 }
    if place < 0 { return LocalValue() }
    if isWord(token, "$0") {
      if !brackets[place].element.isKnown { brackets[place].element = given(0, to: place) }
      return brackets[place].element
    }
    if !isWord(token, "$1") { return isWord(token, "$2") ? given(2, to: place) : LocalValue() }
    let second = secondGiven(to: place)
    return second.isKnown ? second : given(1, to: place)
  }

  /// What is told of an argument of the closure by the type of what it is handed to, or put into.
  mutating func given(_ place: Int, to closure: Int) -> LocalValue {
    guard closure >= 0, brackets[closure].kind == .closure, place < Int(UInt8.max) else { return LocalValue() }
    let start = brackets[closure].start
    var value = LocalValue(source: giver(to: closure)?.mention ?? MentionFact.noBase)
    var label = Name.none
    switch kind(start - 1) {
    case .colon where kind(start - 2).isLabel: label = name(at: start - 2)
    case .leftParen, .comma: label = KnownWords.wildcard
    case .equal: if !value.isKnown { value.type = typePutInto(closure) }
    case .return:
      if closureDepth == 1, localTypeDepth == 0, owner != DeclFact.none { value.type = facts.decls[Int(owner)].type }
    default: break
    }
    let close = Int(tokens.links[start])
    let isFollowed = label.isNone && kind(close + 1).isName && kind(close + 2) == .colon && kind(close + 3) == .leftBrace
    if isFollowed { label = name(at: close + 1) }
    return part(PartPath.Step(kind: isFollowed ? .givenBefore : .given, name: label, place: UInt8(truncatingIfNeeded: place)), of: value)
  }

  /// The written type of the local, or of the member, whose initial value a closure is.
  private mutating func typePutInto(_ closure: Int) -> Name {
    if brackets[closure].start == walkStart {
      guard owner != DeclFact.none, [.var, .let].contains(facts.decls[Int(owner)].kind) else { return .none }
      return facts.decls[Int(owner)].type
    }
    let header = brackets[closure].header
    return header.kind == .binding && header.firstUndeclared < pending.count ? pending[header.firstUndeclared].value.type : .none
  }

  /// The second of what the innermost closure is called with.
  mutating func secondGiven() -> LocalValue { secondGiven(to: brackets.count - 1) }

  private mutating func secondGiven(to closure: Int) -> LocalValue {
    guard let giver = giver(to: closure) else { return LocalValue() }
    let chain = Chain(before: mentions[Int(giver.mention)])
    if isElementwise(giver.callee) { return secondOfPair(in: chain) }
    return isPairwise(giver.callee) || names.isText(of: giver.callee, "reduce") ? element(of: chain) : LocalValue()
  }

  /// The first of two that the innermost closure is called with: one element, or the first of a pair.
  mutating func firstGiven() -> LocalValue {
    guard let giver = giver(to: brackets.count - 1) else { return LocalValue() }
    let chain = Chain(before: mentions[Int(giver.mention)])
    if isPairwise(giver.callee) { return element(of: chain) }
    return isElementwise(giver.callee) ? part(PartPath.first, of: element(of: chain)) : LocalValue()
  }

  /// The call that a closure is handed to.
  private mutating func giver(to closure: Int) -> OpenBracket? {
    guard closure >= 0 else { return nil }
    var giver = brackets[closure]
    if giver.mention == MentionFact.noBase, closure > 0, brackets[closure - 1].kind == .call { giver = brackets[closure - 1] }
    return giver.mention == MentionFact.noBase ? nil : giver
  }
}

extension PartPath {
  static let element = Step(kind: .element, name: .none, place: 0)
  static let item = Step(kind: .item, name: .none, place: 0)
  static let called = Step(kind: .called, name: .none, place: 0)
  static let whole = Step(kind: .whole, name: .none, place: 0)
  static let list = Step(kind: .list, name: .none, place: 0)
  static let first = Step(kind: .ofTuple, name: .none, place: 0)
  static let second = Step(kind: .ofTuple, name: .none, place: 1)
}
