import Syntax

// Calls that end the program, or are meant to, and what they say.
extension FileWork {
  mutating func readTrap(
    _ name: Name, _ shape: MentionFact.Receiver, _ receiver: Name, _ token: Int, _ paren: Int
  ) {
    let trap: TrapFact.Kind
    switch name {
    case words.fatalError: trap = .fatalError
    case words.preconditionFailure: trap = .preconditionFailure
    case words.assertionFailure: trap = .assertionFailure
    case words.abort: trap = .abort
    case words.assert where kind(paren + 1) == .false: trap = .assertFalse
    case words.precondition where kind(paren + 1) == .false: trap = .preconditionFalse
    case words.raise where receiver == words.exception: trap = .raise
    case words.exception where isRaised(paren): trap = .raise
    default: return
    }
    if shape == .type, receiver != words.swift, receiver != words.exception { return }
    facts.traps.append(
      TrapFact(
        kind: trap, message: message(in: paren), owner: owner, offset: UInt32(truncatingIfNeeded: start(token))))
  }

  private mutating func isRaised(_ paren: Int) -> Bool {
    let behind = after(paren)
    return kind(behind) == .period && isWord(behind + 1, "raise")
  }

  /// The first string among the arguments, without its quotes.
  mutating func message(in paren: Int) -> Name {
    let close = Int(tokens.links[paren])
    var index = paren + 1
    while index < close {
      if kind(index) == .string || kind(index) == .stringOpen {
        let last = kind(index) == .string ? index : Int(tokens.links[index])
        return names.intern(bytes, withoutQuotes(start(index)..<max(start(index), end(last))))
      }
      index = max(index + 1, after(index))
    }
    return .none
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
