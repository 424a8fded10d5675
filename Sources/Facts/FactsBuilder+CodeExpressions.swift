import Syntax

// Expressions of a file whose code is kept.
extension FileWork {
  mutating func readExpression() {
    let (first, token) = (facts.code.count, at)
    var last = (code: first, token: token)
    var (operands, questions) = (1, 0)
    readOperand()
    loop: while at < walkEnd {
      switch here() {
      case .as, .is:
        readCast(of: last)
        continue loop
      case .binaryOperator: if isAssignment(at) { break loop }
      case .infixQuestion: questions += 1
      case .colon where questions > 0: questions -= 1
      default: break loop
      }
      at += 1
      operands += 1
      last = (facts.code.count, at)
      readOperand()
    }
    if operands > 1 { addCode(.operands, from: first, tokens: token..<at) }
  }

  private mutating func readCast(of operand: (code: Int, token: Int)) {
    let word = at
    at += 1
    if here() == .postfixQuestion || here() == .exclamation { at += 1 }
    let name = names.intern(bytes, start(word)..<end(at - 1))
    let type = at
    at = min(endOfType(type), walkEnd)
    let text = at > type ? text(from: type, start(type)..<end(at - 1)) : .none
    addCode(.cast, from: operand.code, name: name, text: text, tokens: operand.token..<at)
  }

  /// A value with what stands before it.
  private mutating func readOperand() {
    let first = facts.code.count
    var operators: [Int] = []
    while at < walkEnd {
      switch here() {
      case .try:
        at += 1
        if here() == .postfixQuestion || here() == .exclamation { at += 1 }
        continue
      case .prefixOperator, .prefixAmpersand: operators.append(at)
      case .await, .unsafe, .ownershipWord, .any, .some:
        if !(kind(at + 1).isName || kind(at + 1) == .`self`) || isFirstOnLine(at + 1) { return readWithPrefixes(operators, first) }
      default: return readWithPrefixes(operators, first)
      }
      at += 1
    }
    readWithPrefixes(operators, first)
  }

  private mutating func readWithPrefixes(_ operators: [Int], _ first: Int) {
    readPostfix()
    for token in operators.reversed() {
      addCode(.prefix, from: first, name: name(at: token), tokens: token..<max(at, token + 1))
    }
  }

  // MARK: Members and calls

  private mutating func readPostfix() {
    let (first, token) = (facts.code.count, at)
    readPrimary()
    if at == token { return }
    // What follows is a part of something in any case.
    if facts.code.count == first { addCode(.other, from: first, tokens: token..<at) }
    while at < walkEnd {
      switch here() {
      case .period:
        at += 1
        guard here().isName || here().isReservedWord || here() == .integer else { return }
        readMember(of: first, token)
      case .leftParen where !isFirstOnLine(at): readCall(of: first, token)
      case .leftBrace where takesClosure(): readCall(of: first, token)
      case .leftSquare where !isFirstOnLine(at):
        readGroup { $0.readArguments() }
        addCode(.subscript, from: first, tokens: token..<at)
      case .postfixQuestion, .exclamation:
        at += 1
        addCode(.unwrap, from: first, name: name(at: at - 1), tokens: token..<at)
      case .postfixOperator: at += 1
      default: return
      }
    }
  }

  private func takesClosure() -> Bool { at < walkEnd && kind(at) == .leftBrace && !isCodeHeader }

  /// The tokens of a path that is kept as text: a chain of thousands of members has thousands of paths.
  private static let longestPath = 32

  /// Behind the dot; `first` is where what it is a member of begins.
  private mutating func readMember(of first: Int, _ token: Int) {
    let member = at
    let base = facts.code.count > first ? facts.code[facts.code.count - 1] : nil
    var path = Name.none
    if let base, base.kind == .name || (base.kind == .member && !base.text.isNone), base.labels.isNone,
      member - token <= FileWork.longestPath
    {
      path = text(from: token, start(token)..<end(member))
    }
    let (name, labels) = readName()
    addCode(.member, from: first, name: name, labels: labels, text: path, tokens: member..<member + 1)
  }

  /// The name at the cursor with the labels of a compound one; generic arguments are passed.
  private mutating func readName() -> (name: Name, labels: Name) {
    let token = at
    let name = name(at: token)
    at += 1
    if isCapitalized(token), start(at) == end(token) { at = min(endOfGenericArguments(at), walkEnd) }
    guard here() == .leftParen, isCompoundName(at) else { return (name, .none) }
    let labels = compoundLabels(at)
    at = min(after(at), walkEnd)
    return (name, labels)
  }

  private mutating func readCall(of first: Int, _ token: Int) {
    if here() == .leftParen { readGroup { $0.readArguments() } }
    var isFirst = true
    while isFirst ? takesClosure() : isLabeledClosure() {
      let (argument, start) = (facts.code.count, at)
      let label = isFirst ? Name.none : name(at: at)
      if !isFirst { at += 2 }
      isFirst = false
      readClosure()
      addCode(.trailingClosure, from: argument, name: label, tokens: start..<at)
    }
    addCode(.call, from: first, tokens: token..<at)
  }

  private func isLabeledClosure() -> Bool {
    at + 2 < walkEnd && kind(at).isLabel && kind(at + 1) == .colon && kind(at + 2) == .leftBrace && !isCodeHeader
  }

  private mutating func readArguments() {
    while at < walkEnd {
      let (first, token) = (facts.code.count, at)
      var label = Name.none
      if kind(at).isLabel, kind(at + 1) == .colon {
        label = name(at: at)
        at += 2
      }
      if here().isOperator, at + 1 == walkEnd || kind(at + 1) == .comma {
        // `reduce(0, +)`
        at += 1
        addCode(.other, from: first, tokens: token..<at)
      } else {
        readExpression()
      }
      passToComma()
      addCode(.argument, from: first, name: label, tokens: token..<max(at, token + 1))
      if here() == .comma { at += 1 }
    }
  }

  /// Passes what was not understood.
  private mutating func passToComma() {
    while at < walkEnd, here() != .comma { at = max(at + 1, after(at)) }
  }

  // MARK: Values

  private mutating func readPrimary() {
    let (first, token) = (facts.code.count, at)
    switch here() {
    case .endOfFile: return
    case .`self`, .Self, .super, .Any, .dollarIdentifier: addName()
    case .period:
      at += 1
      guard here().isName || here() == .`init` else { return }
      let (name, labels) = readName()
      addCode(.member, from: first, name: name, labels: labels, tokens: token + 1..<token + 2)
    case .wildcard:
      at += 1
      addCode(.discard, from: first, tokens: token..<at)
    case .integer, .float, .string, .true, .false, .nil:
      at += 1
      addCode(.literal, from: first, text: text(from: token, start(token)..<end(token)), tokens: token..<at)
    case .stringOpen, .regex:
      at = min(after(at), walkEnd)
      addCode(.literal, from: first, tokens: token..<at)
    case .leftParen: readTuple()
    case .leftSquare:
      readGroup { $0.readElements() }
      addCode(.list, from: first, tokens: token..<at)
    case .leftBrace: if !isCodeHeader { readClosure() }
    case .pound: readMacro()
    case .poundAvailable, .poundUnavailable:
      at = kind(at + 1) == .leftParen ? min(after(at + 1), walkEnd) : at + 1
      addCode(.other, from: first, tokens: token..<at)
    case .backslash: readKeyPath()
    case .if, .switch, .do: readControl()
    case .at:
      // `@MainActor { … }`
      at = min(endOfAttribute(at), walkEnd)
      if here() == .leftBrace, !isCodeHeader { readClosure() }
    default: if kind(at).isName { addName() }
    }
  }

  private mutating func addName() {
    let (first, token) = (facts.code.count, at)
    let (name, labels) = readName()
    addCode(.name, from: first, name: name, labels: labels, tokens: token..<token + 1)
  }

  /// One value in parentheses is that value.
  private mutating func readTuple() {
    let (first, token) = (facts.code.count, at)
    let isSingle = isSingleValue(at)
    readGroup { if isSingle { $0.readExpression() } else { $0.readArguments() } }
    if !isSingle { addCode(.tuple, from: first, tokens: token..<at) }
  }

  private mutating func isSingleValue(_ paren: Int) -> Bool {
    let end = min(Int(tokens.links[paren]), walkEnd)
    var index = paren + 1
    if index >= end || (kind(index).isLabel && kind(index + 1) == .colon) { return false }
    while index < end {
      if kind(index) == .comma { return false }
      index = max(index + 1, after(index))
    }
    return true
  }

  private mutating func readElements() {
    while at < walkEnd {
      let before = at
      readExpression()
      if here() == .colon || here() == .comma { at += 1 }
      if at == before { at += 1 }
    }
  }

  /// `#selector(getter: x)`, and any other macro as a call of its name.
  private mutating func readMacro() {
    let (first, token) = (facts.code.count, at)
    at += 1
    guard here().isName else { return }
    guard isWord(at, "selector"), kind(at + 1) == .leftParen else { return addName() }
    at += 1
    var word = Name.none
    readGroup { work in
      if work.kind(work.at).isName, work.kind(work.at + 1) == .colon {
        word = work.name(at: work.at)
        work.at += 2
      }
      work.readExpression()
    }
    addCode(.selector, from: first, name: word, tokens: token..<at)
  }

  private mutating func readKeyPath() {
    let (first, token) = (facts.code.count, at)
    at += 1
    while at < walkEnd, at == token + 1 || !isFirstOnLine(at) {
      let kind = here()
      switch kind {
      case .period, .postfixQuestion, .exclamation, .`self`, .integer: at += 1
      case .leftSquare: at = after(at)
      default:
        guard kind.isName, self.kind(at - 1) == .period || at == token + 1 else { return addCode(.other, from: first, tokens: token..<at) }
        at = endOfGenericArguments(at + 1)
      }
    }
    addCode(.other, from: first, tokens: token..<at)
  }

  // MARK: Closures

  mutating func readClosure() {
    let (first, token) = (facts.code.count, at)
    var result = Name.none
    readGroup { work in
      result = work.readSignature()
      let (block, start) = (work.facts.code.count, work.at)
      work.readStatements(in: .body)
      work.addCode(.block, from: block, tokens: start..<max(work.at, start + 1))
    }
    addCode(.closure, from: first, text: result, tokens: token..<at)
  }

  /// What stands before `in`, if anything does: adds the names as parameters, and returns the type of the result.
  private mutating func readSignature() -> Name {
    guard let head = closureHead() else { return .none }
    // What is captured under another name is something new; all else is used here.
    for token in head.captures where kind(token).isName && kind(token) != .modifierWord {
      let isNew = kind(token + 1) == .equal
      addCode(isNew ? .parameter : .name, from: facts.code.count, name: name(at: token), tokens: token..<token + 1)
    }
    if kind(head.parameters.lowerBound) == .leftParen {
      readCodeParameters(head.parameters.lowerBound)
    } else {
      for token in head.parameters where kind(token).isName {
        addCode(.parameter, from: facts.code.count, name: name(at: token), tokens: token..<token + 1)
      }
    }
    at = head.end + 1
    let type = head.result
    return type.isEmpty ? .none : text(from: type.lowerBound, start(type.lowerBound)..<end(type.upperBound - 1))
  }

  /// The parameters in the parentheses, each with the last name before its colon.
  mutating func readCodeParameters(_ paren: Int) {
    let close = Int(tokens.links[paren])
    var index = paren + 1
    while index < close {
      var name = -1
      while index < close, kind(index) != .colon, kind(index) != .comma {
        if kind(index).isName { name = index }
        index = max(index + 1, after(index))
      }
      var type = Name.none
      if kind(index) == .colon, index < close {
        let first = index + 1
        let end = min(endOfType(first), close)
        if end > first { type = text(from: first, start(first)..<self.end(end - 1)) }
        while index < close, kind(index) != .comma { index = max(index + 1, after(index)) }
      }
      if name >= 0 {
        addCode(.parameter, from: facts.code.count, name: self.name(at: name), text: type, tokens: name..<name + 1)
      }
      index += 1
    }
  }
}
