import Syntax

// Calls that end the program, or are meant to, and what they say.
extension FileWork {
  mutating func readTrap(
    _ name: Name, _ shape: MentionFact.Receiver, _ receiver: Name, _ token: Int, _ paren: Int
  ) {
    let trap: TrapFact.Kind
    switch name {
    case KnownWords.fatalError: trap = .fatalError
    case KnownWords.preconditionFailure: trap = .preconditionFailure
    case KnownWords.assertionFailure: trap = .assertionFailure
    case KnownWords.abort: trap = .abort
    case KnownWords.assert where kind(paren + 1) == .false: trap = .assertFalse
    case KnownWords.precondition where kind(paren + 1) == .false: trap = .preconditionFalse
    case KnownWords.assert, KnownWords.precondition:
      assertedEnd = Int(tokens.links[paren])
      return
    case KnownWords.raise where receiver == KnownWords.exception: trap = .raise
    case KnownWords.exception where isRaised(paren): trap = .raise
    default: return
    }
    if shape == .type, receiver != KnownWords.swift, receiver != KnownWords.exception { return }
    let message = trapMessage(in: paren, behindCondition: trap == .assertFalse || trap == .preconditionFalse)
    facts.traps.append(
      TrapFact(
        kind: trap, message: message, owner: owner, offset: UInt32(truncatingIfNeeded: start(token))))
  }

  private mutating func isRaised(_ paren: Int) -> Bool {
    let behind = after(paren)
    return kind(behind) == .period && isWord(behind + 1, "raise")
  }

  /// The first string among the arguments, without its quotes; of a sum all of it, as if it were one string.
  mutating func message(in paren: Int) -> Name {
    let close = Int(tokens.links[paren])
    var (index, argument) = (paren + 1, paren + 1)
    while index < close {
      switch kind(index) {
      case .string, .stringOpen:
        if isPlus(index - 1) || isPlus(after(index)) { return sum(from: argument, close) }
        return names.intern(bytes, insideOfString(index))
      case .comma, .colon: argument = index + 1
      default: break
      }
      index = max(index + 1, after(index))
    }
    return .none
  }

  private mutating func isPlus(_ index: Int) -> Bool { kind(index) == .binaryOperator && isWord(index, "+") }

  private mutating func insideOfString(_ index: Int) -> Range<Int> {
    let last = kind(index) == .string ? index : Int(tokens.links[index])
    return withoutQuotes(start(index)..<max(start(index), end(last)))
  }

  private static let longestSum = 1024

  /// `"Override " + name` is `Override \(name)`.
  private mutating func sum(from first: Int, _ close: Int) -> Name {
    var text: ContiguousArray<UInt8> = []
    var index = first
    while index < close, kind(index) != .comma {
      if isPlus(index) {
        index += 1
        continue
      }
      let isString = kind(index) == .string || kind(index) == .stringOpen
      let part: Range<Int>
      if isString {
        part = insideOfString(index)
        index = after(index)
      } else {
        let from = start(index)
        while index < close, kind(index) != .comma, !isPlus(index) { index = max(index + 1, after(index)) }
        part = from..<end(index - 1)
      }
      // A message in a message in a message would be copied as often.
      if text.count + part.count > FileWork.longestSum { return .none }
      if !isString { text += "\\(".utf8 }
      for offset in part { text.append(bytes[offset]) }
      if !isString { text.append(UInt8(ascii: ")")) }
    }
    return names.intern(text, 0..<text.count)
  }

  /// What a call of one of Swift's traps says, whatever it is: a message that is no string may say anything.
  mutating func trapMessage(in paren: Int, behindCondition isSecond: Bool) -> Name {
    let message = message(in: paren)
    if !message.isNone { return message }
    let close = Int(tokens.links[paren])
    var first = paren + 1
    if isSecond {
      while first < close, kind(first) != .comma { first = max(first + 1, after(first)) }
      first += 1
    }
    // `file:` and `line:` are no messages.
    guard first < close, kind(first + 1) != .colon else { return .none }
    return sum(from: first, close)
  }

  mutating func withoutQuotes(_ range: Range<Int>) -> Range<Int> {
    var from = range.lowerBound
    var to = range.upperBound
    let isDelimiter = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") }
    while from < to, isDelimiter(bytes[from]) { from += 1 }
    while to > from, isDelimiter(bytes[to - 1]) { to -= 1 }
    return from..<to
  }
}
