import Syntax

// What is in arrays, dictionaries and sets: in loops, closures and subscripts.
extension FileWork {
  mutating func element(of chain: Chain) -> LocalValue {
    let type = chain.type.isNone ? Name.none : elementType(chain.type)
    if !type.isNone { return LocalValue(type: type) }
    return chain.type.isNone && chain.shape.hasSource ? part(.element, of: chain.mention) : part(PartPath.element, of: value(of: chain))
  }

  /// What a subscript gives that follows.
  mutating func item(of chain: Chain) -> LocalValue {
    let type = chain.type.isNone ? nil : names.itemType(of: names.range(of: chain.type))
    if let type { return LocalValue(type: intern(type)) }
    return chain.type.isNone && chain.shape.hasSource ? part(.item, of: chain.mention) : part(PartPath.item, of: value(of: chain))
  }

  /// Whether the name is the second in `for (_, name) in`.
  func isSecondOfPair(_ name: Int) -> Bool {
    guard name >= 4, kind(name + 1) == .rightParen, kind(name + 2) == .in, kind(name - 1) == .comma else { return false }
    return kind(name - 3) == .leftParen && kind(name - 4) == .for
  }

  /// A value of a dictionary, or one of what is `enumerated()`.
  mutating func secondOfPair(in chain: Chain) -> LocalValue {
    guard chain.shape == .call, chain.mention != MentionFact.noBase, names.isText(of: chain.name, "enumerated") else {
      return part(PartPath.second, of: element(of: chain))
    }
    let call = mentions[Int(chain.mention)]
    return element(of: Chain(before: call))
  }

  func part(_ part: LocalValue.Part, of mention: UInt32) -> LocalValue {
    mention == MentionFact.noBase ? LocalValue() : LocalValue(source: mention, part: part)
  }

  /// `Thing` of `[Thing]` and the like.
  mutating func elementType(_ type: Name) -> Name {
    names.elementType(of: names.range(of: type)).map { intern($0) } ?? .none
  }

  mutating func intern(_ range: Range<Int>) -> Name {
    let text = ContiguousArray(names.storage[range])
    return names.intern(text, 0..<text.count)
  }

  // MARK: Closures

  /// What a closure is called with that is handed to a member of a collection, such as `forEach`.
  mutating func elementGiven(by bracket: OpenBracket) -> LocalValue {
    guard bracket.mention != MentionFact.noBase else { return LocalValue() }
    if names.isText(of: bracket.callee, "ForEach") || names.isText(of: bracket.callee, "List") { return elementShown(by: bracket) }
    guard isElementwise(bracket.callee) || isPairwise(bracket.callee) else { return LocalValue() }
    let call = mentions[Int(bracket.mention)]
    // With other labels it is somebody's own.
    let isOfSwift = call.labels.isNone || FileWork.labelsOfClosures.contains { names.isText(of: call.labels, $0) }
    guard isOfSwift else { return LocalValue() }
    // An optional has `map`, too.
    let isOfOptional = !call.use.contains(.optional) && FileWork.ofOptionals.contains { names.isText(of: bracket.callee, $0) }
    if call.receiverType.isNone {
      let isOne = isOfOptional && (call.shape == .member || call.shape == .call) && givesOne(call.receiver)
      return isOne ? value(of: Chain(before: call)) : element(of: Chain(before: call))
    }
    let wrapped = isOfOptional ? names.wrappedType(of: names.range(of: call.receiverType)) : nil
    return wrapped.map { LocalValue(type: intern($0)) } ?? element(of: Chain(before: call))
  }

  /// What SwiftUI makes a view of: each of the first argument, `ForEach(store.rows, id: \.self) { row in`.
  private mutating func elementShown(by bracket: OpenBracket) -> LocalValue {
    guard kind(bracket.start) == .leftBrace, kind(bracket.start - 1) == .rightParen else { return LocalValue() }
    let close = bracket.start - 1
    var index = Int(tokens.links[close]) + 1
    while index < close, kind(index) == .period || kind(index) == .`self` || kind(index) == .identifier { index += 1 }
    guard kind(index) == .comma || index == close, kind(index - 1) == .identifier else { return LocalValue() }
    let last = UInt32(truncatingIfNeeded: start(index - 1))
    // Those of the other arguments stand behind.
    var place = Int(bracket.mention) + 1
    while place < mentions.count, mentions[place].offset < last { place += 1 }
    if place < mentions.count, mentions[place].offset == last { return part(.element, of: UInt32(truncatingIfNeeded: place)) }
    return LocalValue()
  }

  /// The root of a key path that is handed to such a member, `rows.map(\.title)`, is an element as well.
  mutating func walkKeyPath() {
    chain = Chain()
    let isArgument = at > 0 && kind(at + 1) == .period && (kind(at - 1) == .leftParen || kind(at - 1) == .colon)
    let element = isArgument && brackets.last?.kind == .call ? brackets.last.map { elementGiven(by: $0) } : nil
    if let element, element.isKnown {
      openLocal(.none, element)
    } else {
      at += 1
    }
    chain.isKeyPath = true
  }

  mutating func isElementwise(_ name: Name) -> Bool {
    FileWork.elementwise.contains { names.isText(of: name, $0) }
  }

  /// Whether a closure is called with two elements: `sorted { $0.age > $1.age }`.
  mutating func isPairwise(_ name: Name) -> Bool { FileWork.pairwise.contains { names.isText(of: name, $0) } }

  /// Whether a member of a collection has the name that gives one of what it holds, if there is any.
  private mutating func givesOne(_ name: Name) -> Bool { FileWork.givingOne.contains { names.isText(of: name, $0) } }

  private static let givingOne: [StaticString] = ["first", "last", "max", "min", "popFirst", "popLast", "randomElement"]

  private static let labelsOfClosures: [StaticString] = ["()", "(_:)", "(where:)", "(by:)"]

  private static let pairwise: [StaticString] = ["sorted", "sort", "min", "max"]

  private static let ofOptionals: [StaticString] = ["map", "flatMap"]

  /// Members of collections that call a closure with each element.
  private static let elementwise: [StaticString] = [
    "forEach", "filter", "map", "flatMap", "compactMap", "contains", "allSatisfy", "first", "firstIndex", "last",
    "lastIndex", "removeAll",
  ]

  /// `?? []`: what stands before it is what is meant.
  mutating func passNothingInstead() -> Bool {
    guard kind(at + 1) == .leftSquare, chain.isOpen, isWord(at, "??") else { return false }
    let close = Int(tokens.links[at + 1])
    guard close == at + 2 || (close == at + 3 && kind(at + 2) == .colon) else { return false }
    at = close + 1
    return true
  }

  // MARK: Brackets

  /// Whether a subscript asks for one item: not for a stretch of them, and nothing but a key, which may have a default.
  mutating func givesOne(_ square: Int) -> Bool {
    let close = Int(tokens.links[square])
    var index = square + 1
    while index < close {
      switch kind(index) {
      case .comma: if !isWord(index + 1, "default") { return false }
      case .colon: if !isWord(index - 1, "default") { return false }
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if isWord(index, "...") || isWord(index, "..<") { return false }
      default: break
      }
      index = max(index + 1, after(index))
    }
    return close > square + 1
  }

  /// Whether nothing but a chain of names stands in the parentheses that end there, or behind the last colon of a choice:
  /// `(await a.b)`, `(a ?? b.c)`, `(isOpen ? a : b)`, whose values have the same type, or inherit from it.
  mutating func holdsOneChain(_ close: Int) -> Bool { isOneChain(Int(tokens.links[close]) + 1, close) }

  private mutating func isOneChain(_ start: Int, _ end: Int) -> Bool {
    var first = start
    var index = first
    var (isChain, choices) = (true, 0)
    while index < end {
      switch kind(index) {
      case .period, .postfixQuestion, .exclamation, .try, .`self`, .super: break
      case .leftParen, .leftSquare: if index == first { isChain = false }
      case .binaryOperator: if !isWord(index, "??") { isChain = false }
      case .infixQuestion: choices += 1
      case .colon where choices > 0: (first, isChain, choices) = (index + 1, true, choices - 1)
      case let kind: if !kind.isName { isChain = false }
      }
      index = max(index + 1, after(index))
    }
    return isChain && choices == 0 && index == end && index > first
  }

  /// A list of such as the chain before the square that ends it, where a chain of names is its last item; of several types that
  /// are made there the last tells nothing.
  mutating func list(endingWith chain: Chain, _ close: Int) -> LocalValue {
    guard chain.isOpen, !chain.isKeyPath, isUsed(close + 1) else { return LocalValue() }
    var index = Int(tokens.links[close]) + 1
    var first = index
    while index < close {
      if kind(index) == .comma { first = index + 1 }
      index = max(index + 1, after(index))
    }
    return isOneChain(first, close) && madeType(first).isNone ? part(PartPath.list, of: value(of: chain)) : LocalValue()
  }

  /// The type that an item of a literal, or of a tuple, makes, or that of the local that it is.
  mutating func itemType(_ index: Int, _ close: Int) -> Name {
    let made = madeType(index)
    guard made.isNone, kind(index).isName, kind(index + 1) == .comma || index + 1 == close else { return made }
    return locals.value(of: name(at: index))?.type ?? .none
  }

  /// `[Thing]` for `[Thing(1), Thing(2)]`, and for locals of one type; `[Thing&Other]` where there are several, which have a
  /// superclass in common: what is a member of one is the other's, too; `[_:Thing]` for what has keys.
  mutating func literalType(_ square: Int) -> Name {
    let close = Int(tokens.links[square])
    var types: [Name] = []
    var index = square + 1
    let hasKeys = hasKey(index, close)
    while index < close {
      if hasKeys {
        while index < close, kind(index) != .colon { index = max(index + 1, after(index)) }
        index += 1
      }
      let made = itemType(index, close)
      if made.isNone { return .none }
      if !types.contains(made) { types.append(made) }
      if types.count > FileWork.mostTypes { return .none }
      while index < close, kind(index) != .comma {
        switch kind(index) {
        case .binaryOperator, .infixQuestion, .colon, .as, .is: return .none
        default: index = max(index + 1, after(index))
        }
      }
      index += 1
    }
    if types.count < 2, !hasKeys { return listType(of: types.first ?? .none) }
    var text = ContiguousArray((hasKeys ? "[_:" : "[").utf8)
    for (place, type) in types.enumerated() {
      if place > 0 { text.append(UInt8(ascii: "&")) }
      text += names.storage[names.range(of: type)]
    }
    text.append(UInt8(ascii: "]"))
    return names.intern(text, 0..<text.count)
  }

  /// More types are not joined.
  private static let mostTypes = 4

  private func hasKey(_ first: Int, _ close: Int) -> Bool {
    var index = first
    while index < close, kind(index) != .comma {
      if kind(index) == .colon { return true }
      if kind(index) == .infixQuestion { return false }
      index = max(index + 1, after(index))
    }
    return false
  }
}

extension MentionFact.Receiver {
  /// Whether it is a mention's value as a whole.
  fileprivate var hasSource: Bool {
    switch self {
    case .local, .name, .member, .call: true
    default: false
    }
  }
}
