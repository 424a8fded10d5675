// Generic arguments in expressions, where `<` might also compare: taken for arguments, given up when they are none.
extension DeclParser {
  /// A `<`, and the place behind its `>`.
  struct Angle {
    let start: UInt32
    /// 0 where the `<` has no `>`.
    var end: UInt32 = 0
    var used: UInt32 = 0
  }

  /// Passes the generic arguments at the cursor, if they are some.
  mutating func skipGenericArgumentsOfExpression() {
    guard operatorByte == UInt8(ascii: "<"), used == 0 else { return }
    // `<>` is an operator.
    if link(at) > startOffset(at) + 1, bytes[startOffset(at) + 1] == UInt8(ascii: ">") { return }
    let start = at
    let known = knownAngle(tokens.starts[at])
    if passAngles(known), mayFollow { return }
    if known == nil { rememberAngles() }
    at = start
    used = 0
  }

  /// Passes `<…>`; `false` where it is not closed.
  private mutating func passAngles(_ known: Angle?) -> Bool {
    if let known {
      at = Int(known.end)
      used = Int(known.used)
      return known.end > 0
    }
    forgetAngles()
    openAngle()
    return walkType(isInArguments: true)
  }

  /// Whether the token at the cursor may come after generic arguments in an expression; others make `<` a comparison.
  private var mayFollow: Bool {
    if used > 0 {
      // `a<b>>c`: what is left of the operator would have to follow a type.
      switch operatorByte {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"): return true
      default: return false
      }
    }
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
      .postfixQuestion, .colon, .interpolationClose:
      return true
    case .binaryOperator: return operatorByte == UInt8(ascii: "&") && link(at) == startOffset(at) + 1
    case .leftParen, .leftSquare: return !isFirstOnLine(at)
    default: return false
    }
  }

  mutating func openAngle() {
    openAngles.append(Angle(start: UInt32(truncatingIfNeeded: offset)))
    useUp(1)
  }

  /// The cursor is behind the `>`.
  mutating func closeAngle(_ open: Angle) {
    var angle = open
    angle.end = UInt32(truncatingIfNeeded: at)
    angle.used = UInt32(truncatingIfNeeded: used)
    closedAngles.append(angle)
  }

  mutating func forgetAngles() {
    if !openAngles.isEmpty { openAngles.removeAll(keepingCapacity: true) }
    if !closedAngles.isEmpty { closedAngles.removeAll(keepingCapacity: true) }
  }

  /// A list in vain is walked only once, for what is inside of it is known thereafter: those that were still open where
  /// one broke off break off there as well.
  private mutating func rememberAngles() {
    let first = knownAngles.last.map { $0.start + 1 } ?? 0
    for angle in openAngles where angle.start >= first { knownAngles.append(angle) }
    if closedAngles.isEmpty { return }
    let new = knownAngles.indices.firstPlace { knownAngles[$0].start >= first }
    for angle in closedAngles where angle.start >= first { knownAngles.append(angle) }
    knownAngles[new...].sort { $0.start < $1.start }
  }

  private mutating func knownAngle(_ start: UInt32) -> Angle? {
    let index = knownAngles.indices.firstPlace { knownAngles[$0].start >= start }
    return index < knownAngles.count && knownAngles[index].start == start ? knownAngles[index] : nil
  }
}
