import Facts

// Bodies that end the program, or are meant to.
extension ObjCFactsBuilder {
  /// What the methods do, as far as their text tells.
  mutating func addBodies() {
    for body in bodies {
      addBody(body)
      addSends(body)
    }
  }

  /// A call that ends the program, as a statement.
  private struct Trap {
    let kind: TrapFact.Kind
    let callee: String
    let message: String
    /// The condition is written, and false.
    let conditionIsFalse: Bool
  }

  private mutating func addBody(_ body: MethodBody) {
    let statements = statements(in: body.open + 1..<body.close)
    var traps: [Trap?] = []
    for statement in statements {
      let trap = trap(statement)
      traps.append(trap)
      guard let trap else { continue }
      facts.traps.append(
        TrapFact(
          kind: trap.kind, message: name(trap.message), owner: body.decl,
          offset: UInt32(tokens.start(statement.lowerBound))))
    }
    var flags: BodyFact.Flags = []
    let first = traps.first ?? nil
    if first != nil { flags.insert(.startsWithTrap) }
    if first?.conditionIsFalse == true { flags.insert(.conditionIsFalse) }
    let rest = zip(statements, traps).dropFirst()
    if rest.allSatisfy({ tokens.holds($0.lowerBound, "return") || $1 != nil }) { flags.insert(.restIsPlain) }
    facts.bodies.append(
      BodyFact(
        decl: body.decl, accessor: .function, callee: name(first?.callee ?? ""), message: name(first?.message ?? ""),
        statements: UInt8(min(statements.count, BodyFact.most)), flags: flags, offset: UInt32(tokens.start(body.open)), text: 0))
  }

  /// Statements end with a semicolon, or with a block in braces. An `else` is a statement of its own here, and a `return` at
  /// the end that gives nothing is none.
  private func statements(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      let isEnd = tokens.isMark(at, ";")
      // A block's literal is an expression, as is what follows a literal's at sign.
      let isBlock = tokens.isMark(at, "{") && !isExpression(at)
      let next = tokens.after(at)
      if isEnd || isBlock {
        if at > start || isBlock { found.append(start..<min(next, range.upperBound)) }
        start = next
      }
      at = next
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    if let last = found.last?.lowerBound, tokens.holds(last, "return"), tokens.isMark(last + 1, ";") { found.removeLast() }
    return found
  }

  private func isExpression(_ brace: Int) -> Bool {
    let before = brace - 1
    if tokens.isMark(before, "^") || tokens.isMark(before, "@") || tokens.isMark(before, "=") { return true }
    // `^(parameters) {`, `^Result *(parameters) {`
    guard tokens.isMark(before, ")") else { return false }
    var at = tokens.link(before) - 1
    while tokens.isWord(at) || tokens.isMark(at, "*") { at -= 1 }
    return tokens.isMark(at, "^")
  }

  private func trap(_ statement: Range<Int>) -> Trap? {
    var token = statement.lowerBound
    if tokens.holds(token, "return") { token += 1 }
    let message = message(in: statement)
    if tokens.holds(token, "@throw") {
      return Trap(kind: .raise, callee: "@throw", message: message, conditionIsFalse: false)
    }
    if tokens.isMark(token, "[") { return trapMessage(token, message) }
    guard tokens.isWord(token), tokens.isMark(token + 1, "(") else { return nil }
    let callee = tokens.text(token)
    switch callee {
    case "abort", "__builtin_trap", "__builtin_unreachable":
      return Trap(kind: .abort, callee: callee, message: "", conditionIsFalse: false)
    case "NSAssert", "NSCAssert", "NSParameterAssert", "NSCParameterAssert", "assert", "NSAssert1", "NSAssert2",
      "NSAssert3", "NSAssert4", "NSAssert5":
      guard isFalse(token + 2) else { return nil }
      return Trap(kind: .assertFalse, callee: callee, message: message, conditionIsFalse: true)
    default: return nil
    }
  }

  /// `NO,`, `0)`, `!"text"`.
  private func isFalse(_ token: Int) -> Bool {
    let ends = tokens.isMark(token + 1, ",") || tokens.isMark(token + 1, ")")
    if ends, ["NO", "0", "false", "FALSE", "nil", "NULL", "Nil"].contains(where: { tokens.text(token) == $0 }) { return true }
    return tokens.isMark(token, "!") && tokens.kind(token + 1) == .string
  }

  private func trapMessage(_ open: Int, _ message: String) -> Trap? {
    guard let send = MessageShape(tokens, open) else { return nil }
    let selector = send.selector(tokens)
    let receiver = tokens.text(send.receiver.lowerBound)
    switch selector {
    case "raise:format:", "raise:format:arguments:":
      guard receiver == "NSException" else { return nil }
      return Trap(kind: .raise, callee: selector, message: message, conditionIsFalse: false)
    case "raise":
      // `[[NSException exceptionWithName:…] raise]`
      guard tokens.isMark(open + 1, "["), tokens.holds(open + 2, "NSException") else { return nil }
      return Trap(kind: .raise, callee: selector, message: message, conditionIsFalse: false)
    case "doesNotRecognizeSelector:" where receiver == "self":
      return Trap(kind: .raise, callee: selector, message: message, conditionIsFalse: false)
    default: return nil
    }
  }

  /// The longest string of the statement.
  private func message(in statement: Range<Int>) -> String {
    var longest = ""
    for token in statement where tokens.kind(token) == .string {
      var text = tokens.text(token)[...]
      if text.hasPrefix("@") { text = text.dropFirst() }
      text = text.dropFirst()
      if text.hasSuffix("\"") { text = text.dropLast() }
      if text.utf8.count > longest.utf8.count { longest = String(text) }
    }
    return longest
  }
}
