import Facts

/// What the words before a message mean, inside of one body.
struct SendScope {
  private let tokens: CTokens
  private let className: String
  /// The types of the properties and the variables of the class that the file shows.
  private let members: [String: String]
  private let globals: [String: String]
  /// The classes of the body's parameters and locals; none for one that is declared with several.
  private var locals: [String: String]

  init(
    _ body: ObjCFactsBuilder.MethodBody, _ tokens: CTokens, members: [String: String], globals: [String: String]
  ) {
    self.tokens = tokens
    self.members = members
    self.globals = globals
    className = body.className
    locals = body.parameters
    for token in (body.open + 1)..<body.close {
      if tokens.isMark(token, "*"), let name = tokens.name(behind: token) {
        // `Thing *name`, `Thing<Element> *name`, behind something that begins a declaration.
        guard let type = tokens.typeName(before: token), tokens.isDeclared(name) else { continue }
        addLocal(name, tokens.text(type))
      } else if tokens.holdsTypeOf(token), let type = typeOf(token) {
        // `__weak typeof(self) weakSelf`
        let name = tokens.link(token + 1) + 1
        if tokens.isWord(name), tokens.isDeclared(name) { addLocal(name, type) }
      }
    }
  }

  private mutating func addLocal(_ token: Int, _ type: String) {
    let name = tokens.text(token)
    locals[name] = locals[name].map { $0 == type ? $0 : "" } ?? type
  }

  /// What `typeof(self)`, `typeof(*self)` or `typeof(local)` stands for.
  private func typeOf(_ token: Int) -> String? {
    let close = tokens.link(token + 1)
    guard close > token + 2, tokens.isWord(close - 1), close - token < 6 else { return nil }
    let name = tokens.text(close - 1)
    return name == "self" ? className : locals[name]
  }

  // MARK: Receivers

  /// Who stands between a bracket and the words of a message.
  func receiver(_ range: Range<Int>) -> SendReceiver {
    var range = range
    // `(thing)`
    while let first = range.first, tokens.isMark(first, "("), tokens.link(first) == range.upperBound - 1, range.count > 2 {
      range = (first + 1)..<(range.upperBound - 1)
    }
    guard let first = range.first, let last = range.last else { return SendReceiver(.unknown) }
    if let type = castType(range) { return SendReceiver(.instance, type: type) }
    if range.count == 1 { return word(first) }
    if tokens.isMark(first, "["), tokens.link(first) == last { return value(ofMessage: first) }
    guard tokens.isWord(last), start(ofOperandEndingAt: last) == range.lowerBound else { return SendReceiver(.unknown) }
    if tokens.isMark(last - 1, ".") { return value(ofProperty: last) }
    if isArrow(last - 1), isOwn(last - 3) { return member(tokens.text(last)) }
    return SendReceiver(.unknown)
  }

  /// Whose property is meant by what follows a dot; nothing for what is a number's, a module's or the like.
  func receiver(before dot: Int) -> SendReceiver? {
    guard let start = start(ofOperandEndingAt: dot - 1) else { return nil }
    return receiver(start..<dot)
  }

  /// A value's property: of `self` the file itself may tell what it is.
  private func value(ofProperty last: Int) -> SendReceiver {
    if tokens.holds(last - 2, "self"), let type = members[tokens.text(last)] { return SendReceiver(.instance, type: type) }
    return SendReceiver(.unknown, base: tokens.start(last))
  }

  private func value(ofMessage open: Int) -> SendReceiver {
    MessageShape(tokens, open) == nil ? SendReceiver(.unknown) : SendReceiver(.unknown, base: tokens.start(open))
  }

  private func word(_ token: Int) -> SendReceiver {
    guard tokens.isWord(token) else { return SendReceiver(.unknown) }
    let text = tokens.text(token)
    if text == "self" { return SendReceiver(.`self`, type: className) }
    if text == "super" { return SendReceiver(.super, type: className) }
    if let type = locals[text] { return type.isEmpty ? SendReceiver(.unknown) : SendReceiver(.instance, type: type) }
    let own = member(text)
    if own.type != nil { return own }
    if let type = globals[text] { return SendReceiver(.instance, type: type) }
    return tokens.isTypeName(token) ? SendReceiver(.class, type: text) : own
  }

  /// A variable of the class, which is `_name` for its property `name`.
  private func member(_ text: String) -> SendReceiver {
    if let type = members[text] { return SendReceiver(.instance, type: type) }
    let property = text.hasPrefix("_") ? members[String(text.dropFirst())] : nil
    return property.map { SendReceiver(.instance, type: $0) } ?? SendReceiver(.unknown, name: text)
  }

  // MARK: Operands

  /// `(Thing *)value`
  private func castType(_ range: Range<Int>) -> String? {
    let open = range.lowerBound
    guard tokens.isMark(open, "(") else { return nil }
    let close = tokens.link(open)
    guard close > open + 2, close < range.upperBound - 1, tokens.isMark(close - 1, "*"),
      let type = tokens.typeName(before: close - 1)
    else { return nil }
    let last = range.upperBound - 1
    let isOne = tokens.link(close + 1) == last || start(ofOperandEndingAt: last) == close + 1
    return isOne ? tokens.text(type) : nil
  }

  /// Where what ends at the token starts: a word, a message or brackets, with all that dots and arrows lead to it.
  private func start(ofOperandEndingAt last: Int) -> Int? {
    var at = last
    for _ in 0..<SendScope.longestPath {
      if tokens.isMark(at, "]") || tokens.isMark(at, ")") {
        let open = tokens.link(at)
        // Behind something it is an index or the arguments of a call, of which nobody knows what they give.
        guard open < at, !endsOperand(open - 1) else { return nil }
        return open
      }
      guard tokens.isWord(at) else { return nil }
      if tokens.isMark(at - 1, ".") {
        at -= 2
      } else if isArrow(at - 1) {
        at -= 3
      } else {
        return at
      }
    }
    return nil
  }

  /// Who goes on longer is not followed.
  private static let longestPath = 32

  private func endsOperand(_ token: Int) -> Bool {
    if tokens.isWord(token) { return !["return", "in", "else", "case"].contains(tokens.text(token)) }
    return tokens.isMark(token, "]") || tokens.isMark(token, ")")
  }

  private func isArrow(_ token: Int) -> Bool { tokens.isMark(token, ">") && tokens.isMark(token - 1, "-") }

  /// Whether the word stands for the object whose method this is.
  private func isOwn(_ token: Int) -> Bool { tokens.holds(token, "self") || locals[tokens.text(token)] == className }
}

extension CTokens {
  /// `typeof(…)`, in all its spellings.
  fileprivate func holdsTypeOf(_ token: Int) -> Bool {
    isMark(token + 1, "(") && (holds(token, "typeof") || holds(token, "__typeof__") || holds(token, "__typeof"))
  }

  /// The class that a star makes a pointer to, where it begins a declaration.
  func typeName(before star: Int) -> Int? {
    var at = star - 1
    if isMark(at, ">") {
      var depth = 0
      repeat {
        if isMark(at, ">") { depth += 1 }
        if isMark(at, "<") { depth -= 1 }
        at -= 1
      } while depth > 0 && at > 0 && star - at < 64
    }
    guard isTypeName(at) else { return nil }
    let starts = ["(", ";", "{", "}", ",", ")"].contains { isMark(at - 1, $0) }
    let isQualified = isWord(at - 1) && CTokens.qualifiers.contains(text(at - 1))
    return starts || isQualified ? at : nil
  }

  private static let qualifiers: Set<String> = [
    "const", "static", "extern", "__weak", "__block", "__strong", "__kindof", "__bridge", "__unsafe_unretained",
  ]

  /// The name that a star makes a pointer, behind what is said of the pointer: `Thing *__weak name`.
  func name(behind star: Int) -> Int? {
    var at = star + 1
    while isWord(at), at - star <= CTokens.mostQualifiers, CTokens.pointerQualifiers.contains(text(at)) { at += 1 }
    return isWord(at) ? at : nil
  }

  private static let mostQualifiers = 4
  private static let pointerQualifiers: Set<String> = [
    "const", "__weak", "__block", "__strong", "__autoreleasing", "__unsafe_unretained", "_Nonnull", "_Nullable", "__nonnull",
    "__nullable", "_Null_unspecified",
  ]

  /// The classes of variables outside of the ranges: `static Thing *name;`
  func variables(besides ranges: [Range<Int>]) -> [String: String] {
    var types: [String: String] = [:]
    var rest = ranges.sorted { $0.lowerBound < $1.lowerBound }[...]
    var token = 0
    while token < kinds.count {
      if let first = rest.first, start(token) >= first.lowerBound {
        rest.removeFirst()
        token = max(token, self.token(at: first.upperBound))
      } else {
        if isMark(token, "*"), let name = name(behind: token), isMark(name + 1, "=") || isMark(name + 1, ";"),
          let type = typeName(before: token), !isMark(type - 1, ")") {
          types[text(name)] = text(type)
        }
        token += 1
      }
    }
    return types
  }

  /// Whether what follows the name is how a declaration goes on.
  func isDeclared(_ name: Int) -> Bool {
    ["=", ";", ",", ")"].contains { isMark(name + 1, $0) } || isWord(name + 1)
  }
}
