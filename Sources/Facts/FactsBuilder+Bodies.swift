import Syntax

// What a body consists of: enough to tell a stub that only traps from one that works.
extension FileWork {
  /// - Parameter range: the tokens of the body with its braces.
  mutating func readShape(of range: Range<Int>, _ owner: UInt32, _ accessor: BodyFact.Accessor) {
    guard range.count >= 1 else { return }
    let starts = Statements(
      range.lowerBound + 1, range.upperBound - (range.count > 1 && kind(range.upperBound - 1) == .rightBrace ? 1 : 0), &self)
    let end = starts.end
    var flags: BodyFact.Flags = []
    var callee = Name.none
    var message = Name.none
    if starts.count > 0 {
      let first = starts.places[0]
      let next = starts.count > 1 ? starts.places[1] : end
      if let call = onlyCall(first, next) {
        callee = name(at: call)
        if kind(call + 1) == .leftParen {
          if kind(call + 2) == .false { flags.insert(.conditionIsFalse) }
          let isTrap = isTrap(callee, flags)
          if isTrap { flags.insert(.startsWithTrap) }
          let isSecond = flags.contains(.conditionIsFalse)
          message = isTrap ? trapMessage(in: call + 1, behindCondition: isSecond) : self.message(in: call + 1)
        }
      }
      if (1..<starts.count).allSatisfy({ isPlain(starts.places[$0]) }) { flags.insert(.restIsPlain) }
      if starts.count == 1, handsOn(first..<end, owner, accessor) { flags.insert(.handsOn) }
      let value = kind(first) == .return ? first + 1 : first
      if value == end - 1, kind(value) == .true { flags.insert(.isTrue) }
      if value == end - 1, kind(value) == .false { flags.insert(.isFalse) }
    }
    facts.bodies.append(
      BodyFact(
        decl: owner, accessor: accessor, callee: callee, message: message, statements: UInt8(starts.count),
        flags: flags, offset: UInt32(truncatingIfNeeded: start(range.lowerBound)),
        text: mayBeVersion(owner) ? text(of: range.lowerBound + 1..<max(range.lowerBound + 1, end), owner) : 0))
  }

  /// Whether the member may be one of several that a protocol's values have to choose from.
  private mutating func mayBeVersion(_ owner: UInt32) -> Bool {
    let kind = facts.decls[Int(owner)].kind
    return facts.decls[Int(owner)].parent != DeclFact.none && kind != .`init` && kind != .deinit
      && facts.decls[Int(owner)].access != .private && !facts.decls[Int(owner)].modifiers.contains(.override)
  }

  /// Where the first statements start; not more than `BodyFact.most`, and without a `return` at the end that gives nothing.
  private struct Statements {
    var places = SIMD4<Int>()
    var count = 0
    /// Where what they are ends.
    private(set) var end: Int

    init(_ first: Int, _ end: Int, _ work: inout FileWork) {
      self.end = end
      var index = first
      var isNew = true
      while index < end, count < BodyFact.most {
        let kind = work.kind(index)
        if kind == .semicolon {
          isNew = true
          index += 1
          continue
        }
        if isNew || (work.isFirstOnLine(index) && !work.continuesStatement(index)) {
          places[count] = index
          count += 1
        }
        isNew = false
        index = max(index + 1, work.after(index))
      }
      if count > 0, places[count - 1] == end - 1, work.kind(end - 1) == .return {
        count -= 1
        self.end -= 1
      }
    }
  }

  /// Whether a line that begins there goes on with what the one before began.
  mutating func continuesStatement(_ index: Int) -> Bool {
    switch kind(index) {
    case .period, .binaryOperator, .infixQuestion, .colon, .equal, .leftBrace, .else, .catch, .as, .is, .where, .comma:
      return true
    default: break
    }
    switch kind(index - 1) {
    case .binaryOperator, .equal, .comma, .infixQuestion, .colon, .period, .arrow, .return, .prefixOperator: return true
    default: return false
    }
  }

  /// The callee's token, if the statement is nothing but a call: `return try self.fail("…")`, `Log.fail("…")`.
  private mutating func onlyCall(_ first: Int, _ end: Int) -> Int? {
    var index = first
    while index < end {
      switch kind(index) {
      case .return, .try, .await, .throw, .exclamation, .postfixQuestion: index += 1
      case .`self`, .Self:
        guard kind(index + 1) == .period else { return nil }
        index += 2
      default:
        guard kind(index).isName else { return nil }
        if kind(index + 1) == .period, kind(index + 2).isName, isCapitalized(index) {
          index += 2
          continue
        }
        guard kind(index + 1) == .leftParen else { return nil }
        let behind = after(index + 1)
        if behind >= end || kind(behind) == .semicolon { return index }
        // `NSException(…).raise()`
        return isWord(index, "NSException") && kind(behind) == .period && isWord(behind + 1, "raise") ? index : nil
      }
    }
    return nil
  }

  private mutating func isTrap(_ name: Name, _ flags: BodyFact.Flags) -> Bool {
    switch name {
    case KnownWords.fatalError, KnownWords.preconditionFailure, KnownWords.assertionFailure, KnownWords.abort, KnownWords.raise,
      KnownWords.exception:
      true
    case KnownWords.assert, KnownWords.precondition: flags.contains(.conditionIsFalse)
    default: false
    }
  }

  /// A `return`, a literal, or another call.
  private mutating func isPlain(_ first: Int) -> Bool {
    switch kind(first) {
    case .return, .integer, .float, .string, .stringOpen, .true, .false, .nil, .leftSquare: return true
    default: return kind(first).isName && kind(first + 1) == .leftParen
    }
  }
}
