import Syntax

// What calls are handed, where somebody may ask what that makes of what they give: `Box(thing).value`, `with(thing) { $0.x }`.
extension FileWork {
  /// Whether something is done with what the call gives that begins there, or it calls a closure; what a function gives gets
  /// a name too often to be looked at.
  @inline(__always)
  mutating func givesOn(_ paren: Int) -> Bool {
    // What stands in angle brackets is what it is.
    if kind(paren + 1) == .rightParen || kind(paren - 1).isOperator { return false }
    let close = Int(tokens.links[paren])
    switch kind(close + 1) {
    case .period, .postfixQuestion, .exclamation, .leftSquare: return true
    case .leftBrace where !header.isOpen || header.kind == .loop: return true
    default: return kind(close - 1) == .rightBrace || header.kind != .none && isCapitalized(paren - 1)
    }
  }

  /// At the comma or the parenthesis behind an argument: keeps what that is, if it is one chain of names.
  mutating func noteHanded() {
    let (place, call) = (arguments - 1, brackets.count - 1)
    arguments = place < FileWork.lastHanded ? arguments + 1 : 0
    guard call >= 0, chain.isOpen, !chain.isKeyPath, kind(at - 1) != .`self` else { return }
    let bracket = brackets[call]
    var before = lastBeforeChain(endingAt: at, behind: bracket.start)
    let first = before + 1
    if kind(before) == .colon, kind(before - 1).isLabel { before -= 2 }
    guard first < at, before == bracket.start || before > bracket.start && kind(before) == .comma, !isMapping(bracket.callee) else {
      return
    }
    let made = madeType(first)
    if !part(PartPath.whole, of: made.isNone ? value(of: chain) : LocalValue(type: made)).isKnown { return }
    facts.parts.append(
      PartFact(kind: .handed, origin: .mention, base: bracket.mention, type: .none, name: .none, place: place))
  }

  /// The place of the last argument of a call that is kept.
  private static let lastHanded: UInt8 = 3
}
