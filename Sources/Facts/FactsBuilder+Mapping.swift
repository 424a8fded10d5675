import Syntax

// Lists that are made of other lists: `boxes.map { $0.lid }`.
extension FileWork {
  /// Behind the brace or the parenthesis that has just ended: keeps what the call gives which hands each of a list over, if it
  /// holds one chain of names alone, a key path, or `Lid.init`.
  mutating func noteMapped(_ last: Chain) {
    var call = brackets.count - 1
    let start = brackets[call].start
    if brackets[call].kind == .closure {
      // In parentheses the closure is nobody's.
      if kind(start - 1) == .leftParen, kind(at) == .rightParen { call -= 1 }
    } else if kind(start + 1) != .backslash {
      guard start + 5 == at, kind(start + 2) == .period, isCapitalized(start + 1) else { return }
      // What is a list itself would be taken apart.
      if !names.isText(of: brackets[call].callee, "flatMap") { noteMade(LocalValue(type: name(at: start + 1)), by: call) }
      return
    }
    guard call >= 0, isMapping(brackets[call].callee), isOneChain(endingAt: at - 1, behind: start) else { return }
    let made = kind(start) == .leftBrace ? madeType(firstOfBody(start)) : .none
    guard !made.isNone || last.isOpen else { return }
    noteMade(made.isNone ? value(of: last) : LocalValue(type: made), by: call)
  }

  /// Keeps what the call makes of each.
  mutating func noteMade(_ value: LocalValue, by call: Int) {
    guard call >= 0, brackets[call].mention != MentionFact.noBase, isMapping(brackets[call].callee) else { return }
    let isOne = value.type.isNone && names.isText(of: brackets[call].callee, "flatMap") || handsBack(brackets[call].callee)
    guard part(isOne ? PartPath.whole : PartPath.list, of: value).isKnown else { return }
    facts.parts.append(
      PartFact(kind: .made, origin: .mention, base: brackets[call].mention, type: .none, name: .none, place: 0))
  }

  /// Whether nothing but one chain of names, with calls, stands before the token and behind the bracket, or behind the `in` of
  /// its closure.
  func isOneChain(endingAt end: Int, behind bracket: Int) -> Bool {
    var index = lastBeforeChain(endingAt: end, behind: bracket)
    if kind(index) == .return { index -= 1 }
    return index < end - 1 && (index == bracket || kind(index) == .in)
  }

  /// What stands before a chain of names, with calls, that ends before the token: the bracket, or something behind it.
  func lastBeforeChain(endingAt end: Int, behind bracket: Int) -> Int {
    var index = end - 1
    while index > bracket {
      switch kind(index) {
      case .rightParen, .rightSquare: index = min(Int(tokens.links[index]), index) - 1
      case .period, .postfixQuestion, .exclamation, .dollarIdentifier, .`self`, .backslash: index -= 1
      case let kind where kind.isName: index -= 1
      default: return index
      }
    }
    return index
  }

  private func firstOfBody(_ brace: Int) -> Int {
    var index = brace + 1
    while kind(index).isName || kind(index) == .comma || kind(index) == .wildcard { index += 1 }
    return kind(index) == .in ? index + 1 : brace + 1
  }

  mutating func isMapping(_ name: Name) -> Bool {
    switch names.range(of: name).count {
    case 3: names.isText(of: name, "map")
    case 7: names.isText(of: name, "flatMap")
    case 10: names.isText(of: name, "compactMap")
    default: handsBack(name)
    }
  }

  /// Whether a call gives what its closure does: `queue.sync { loader }`.
  private mutating func handsBack(_ name: Name) -> Bool {
    switch names.range(of: name).count {
    case 4: names.isText(of: name, "sync")
    case 8: names.isText(of: name, "withLock")
    case 14: names.isText(of: name, "assumeIsolated") || names.isText(of: name, "performAndWait")
    case 17: names.isText(of: name, "withLockUnchecked")
    default: false
    }
  }
}
