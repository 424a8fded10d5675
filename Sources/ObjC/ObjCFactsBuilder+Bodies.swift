import Facts

// Bodies that end the program, or are meant to.
extension ObjCFactsBuilder {
  /// What the methods do, as far as their text tells.
  mutating func addBodies() {
    if !bodies.isEmpty { readHelpers() }
    for body in bodies {
      addBody(body)
      addSends(body)
    }
  }

  /// A call that ends the program, as a statement.
  struct Trap {
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
      let trap = trap(statement, in: tokens) ?? helper(statement)
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
        decl: body.decl, accessor: .function, callee: name(first?.callee ?? statements.first.flatMap { stranger(of: $0) } ?? ""),
        message: name(first?.message ?? ""),
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

  /// The macros and the functions of the file, and how those end the program that do nothing else.
  private mutating func readHelpers() {
    for macro in file.macros {
      let text = ContiguousArray(ObjCFactsBuilder.meaning(of: macro))
      let tokens = CTokens(text, count: text.count)
      let start = tokens.holds(0, "do") && tokens.isMark(1, "{") ? 2 : 0
      let end = tokens.indices.dropFirst(start).first { tokens.isMark($0, ";") } ?? tokens.indices.upperBound
      helpers[macro.name] = .some(end > start ? trap(start..<end, in: tokens) : nil)
    }
    for function in file.functions {
      // A semicolon stands where the brace was, behind the parameters.
      let start = tokens.token(at: function.lowerBound)
      let open = tokens.link(start - 2)
      guard open > 0, open < start, tokens.isWord(open - 1) else { continue }
      let statements = statements(in: start..<tokens.token(at: function.upperBound))
      helpers[tokens.text(open - 1)] = .some(statements.count == 1 ? trap(statements[0], in: tokens) : nil)
    }
  }

  /// What stands behind the name, and the parameters, that a macro has.
  private static func meaning(of macro: (name: String, text: ContiguousArray<UInt8>)) -> ContiguousArray<UInt8>.SubSequence {
    guard let place = macro.text.places(of: "define").first else { return [] }
    let rest = macro.text[(place + 6)...].drop { !CScanner.isWordByte($0) }.drop { CScanner.isWordByte($0) }
    return rest.first == UInt8(ascii: "(") ? rest.drop { $0 != UInt8(ascii: ")") }.dropFirst() : rest
  }

  /// `ABSTRACT;`, `mustOverride(_cmd);`
  private func helper(_ statement: Range<Int>) -> Trap? {
    guard let callee = callee(of: statement), let helper = helpers[callee] ?? nil else { return nil }
    let message = helper.message.isEmpty ? message(in: statement, tokens) : helper.message
    return Trap(kind: helper.kind, callee: helper.callee, message: message, conditionIsFalse: helper.conditionIsFalse)
  }

  /// The same of a macro that the file does not show, or of a function named as one, so that its name alone says what it does.
  private func stranger(of statement: Range<Int>) -> String? {
    guard let callee = callee(of: statement), helpers.index(forKey: callee) == nil else { return nil }
    return tokens.isMacroName(statement.lowerBound) || callee.hasSuffix("AbstractMethod") ? callee : nil
  }

  /// The macro or the function that is all of the statement.
  private func callee(of statement: Range<Int>) -> String? {
    let token = statement.lowerBound
    guard tokens.isWord(token), !tokens.holds(token, "return") else { return nil }
    let end = tokens.isMark(token + 1, "(") ? tokens.after(token + 1) : token + 1
    return tokens.isMark(end, ";") ? tokens.text(token) : nil
  }

  private func trap(_ statement: Range<Int>, in tokens: CTokens) -> Trap? {
    var token = statement.lowerBound
    if tokens.holds(token, "return") { token += 1 }
    let message = message(in: statement, tokens)
    if tokens.holds(token, "@throw") {
      return Trap(kind: .raise, callee: "@throw", message: message, conditionIsFalse: false)
    }
    if tokens.isMark(token, "[") { return trapMessage(token, message, tokens) }
    guard tokens.isWord(token), tokens.isMark(token + 1, "(") else { return nil }
    let callee = tokens.text(token)
    switch callee {
    case "abort", "__builtin_trap", "__builtin_unreachable":
      return Trap(kind: .abort, callee: callee, message: "", conditionIsFalse: false)
    case "NSAssert", "NSCAssert", "NSParameterAssert", "NSCParameterAssert", "assert", "NSAssert1", "NSAssert2",
      "NSAssert3", "NSAssert4", "NSAssert5":
      guard isFalse(token + 2, tokens) else { return nil }
      return Trap(kind: .assertFalse, callee: callee, message: message, conditionIsFalse: true)
    default: return nil
    }
  }

  /// `NO,`, `0)`, `!"text"`.
  private func isFalse(_ token: Int, _ tokens: CTokens) -> Bool {
    let ends = tokens.isMark(token + 1, ",") || tokens.isMark(token + 1, ")")
    if ends, ["NO", "0", "false", "FALSE", "nil", "NULL", "Nil"].contains(where: { tokens.text(token) == $0 }) { return true }
    return tokens.isMark(token, "!") && tokens.kind(token + 1) == .string
  }

  private func trapMessage(_ open: Int, _ message: String, _ tokens: CTokens) -> Trap? {
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
  private func message(in statement: Range<Int>, _ tokens: CTokens) -> String {
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
