import Syntax

// What members and globals hold that have no written type: the same that is told of locals.
extension FileWork {
  /// The walk is at the beginning of an initial value.
  mutating func beginInitialValue() {
    header.kind = .binding
    expectValue(.none, initialType(at), isCopy: false)
    guard kind(at) == .if || kind(at) == .switch else { return }
    // The statement in it ends the name's.
    keep(pending[0].value)
  }

  /// The type that an initial value makes, be it in a closure that is called right there: `{ let thing = Thing(); return thing }()`;
  /// of a closure that is not called a function that gives it.
  mutating func initialType(_ first: Int) -> Name {
    guard kind(first) == .leftBrace else { return madeType(first) }
    let close = Int(tokens.links[first])
    guard close > first else { return .none }
    guard kind(close + 1) == .leftParen, !isFirstOnLine(close + 1) else {
      let given = typeGiven(by: first, close)
      if given.isNone { return .none }
      let text = ContiguousArray("()->".utf8) + names.storage[names.range(of: given)]
      return names.intern(text, 0..<text.count)
    }
    switch kind(after(close + 1)) {
    case .period, .leftSquare, .leftParen, .infixQuestion, .binaryOperator: return .none
    default: return typeGiven(by: first, close)
    }
  }

  /// What a closure says that it gives, or what its only expression makes, or what stands behind its last `return`.
  private mutating func typeGiven(by open: Int, _ close: Int) -> Name {
    var start = open + 1
    var (result, isOne) = (-1, true)
    var index = start
    while index < close {
      if index > start, isFirstOnLine(index), !continuesStatement(index) { isOne = false }
      switch kind(index) {
      case .return: result = index + 1
      case .semicolon, .for: isOne = false
      // `() -> Thing in`
      case .arrow where result < 0:
        let end = endOfType(index + 1)
        if kind(end) == .in { return typeText(from: index + 1, self.start(index + 1)..<self.end(end - 1)) }
      case .in where isOne: start = index + 1
      default: break
      }
      index = max(index + 1, after(index))
    }
    if result < 0 { return isOne ? madeType(start) : .none }
    let made = madeType(result)
    guard made.isNone, kind(result).isName, result + 1 == close || isFirstOnLine(result + 1) else { return made }
    return typeOfLocal(name(at: result), start..<result)
  }

  /// What a local of the tokens' own level is made of, or declared as.
  private mutating func typeOfLocal(_ local: Name, _ tokens: Range<Int>) -> Name {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if kind(index) == .let || kind(index) == .var, kind(index + 1).isName, name(at: index + 1) == local {
        if kind(index + 2) == .equal { return madeType(index + 3) }
        guard kind(index + 2) == .colon else { return .none }
        let end = endOfType(index + 3)
        return typeText(from: index + 3, start(index + 3)..<self.end(end - 1))
      }
      index = max(index + 1, after(index))
    }
    return .none
  }

  /// The walk is at its end.
  mutating func endInitialValue() {
    takeValue()
    if pending.count == 1 { keep(pending[0].value) }
  }

  private mutating func keep(_ value: LocalValue) {
    let shape = facts.decls[Int(owner)].value
    // Of `Thing(…)` the declaration itself tells the type.
    let isTold = (shape == .call || shape == .emptyCollection) && kind(walkStart) != .try && kind(walkStart) != .await
    let isKnown = value.type.isNone ? value.source != MentionFact.noBase : !isTold
    guard isKnown, let kind = value.kind else { return }
    facts.values.append(
      ValueFact(decl: owner, type: value.type, source: value.type.isNone ? value.source : ValueFact.none, kind: kind))
  }
}

extension LocalValue {
  fileprivate var kind: ValueFact.Kind? {
    switch part {
    case .whole: .whole
    case .item: .item
    case .part: .part
    case .element, .own: nil
    }
  }
}
