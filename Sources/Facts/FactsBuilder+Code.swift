import Syntax

// The code of a file as statements and expressions, where somebody asked for it.
extension FileWork {
  /// More brackets and statements inside of each other than this are passed over.
  private static let deepestCode = 64

  /// Whether the file imports one of the modules, be it a part of it.
  mutating func importsAny(of modules: [String]) -> Bool {
    if modules.isEmpty { return false }
    for place in facts.decls.indices where facts.decls[place].kind == .import {
      let name = names.storage[names.range(of: facts.decls[place].name)].prefix { $0 != UInt8(ascii: ".") }
      if modules.contains(where: { $0.utf8.count == name.count && name.elementsEqual($0.utf8) }) { return true }
    }
    return false
  }

  /// Adds what stands in the tokens, a body or a value, as a block.
  mutating func readCode(_ range: Range<Int>, owner: UInt32) {
    if range.isEmpty { return }
    self.owner = owner
    at = range.lowerBound
    walkEnd = range.upperBound
    (codeDepth, isCodeHeader) = (0, false)
    let first = facts.code.count
    readStatements(in: .body)
    // Nothing may be left: a brace too many ends no body.
    while at < walkEnd {
      at += 1
      readStatements(in: .body)
    }
    addCode(.block, from: first, tokens: range)
  }

  /// What statements stand in, and so what ends them besides a brace.
  enum CodePlace { case body, `switch`, condition }

  mutating func addCode(
    _ kind: CodeFact.Kind, from first: Int, name: Name = .none, labels: Name = .none, text: Name = .none,
    tokens: Range<Int>
  ) {
    let token = min(tokens.lowerBound, self.last)
    let last = min(max(token, tokens.upperBound - 1), self.last)
    facts.code.append(
      CodeFact(
        kind: kind, first: UInt32(truncatingIfNeeded: first), name: name, labels: labels, text: text, owner: owner,
        offset: UInt32(truncatingIfNeeded: start(token)),
        endOffset: UInt32(truncatingIfNeeded: max(start(token), end(last)))))
  }

  /// The token at the cursor; the end of the code is the end of the file.
  mutating func here() -> TokenKind { at < walkEnd ? kind(at) : .endOfFile }

  /// Reads what is in the brackets at the cursor, unless they are too deep, and goes on behind them.
  mutating func readGroup(_ read: (inout FileWork) -> Void) {
    let end = min(after(at), walkEnd)
    let outer = (walkEnd, isCodeHeader)
    if codeDepth < FileWork.deepestCode {
      codeDepth += 1
      at += 1
      // A bracket that nobody closes ends with the code.
      let isClosed = end > at && kind(end - 1).closesGroup
      (walkEnd, isCodeHeader) = (max(at, isClosed ? end - 1 : end), false)
      read(&self)
      codeDepth -= 1
    }
    (walkEnd, isCodeHeader) = outer
    at = max(at, end)
  }

  // MARK: Statements

  mutating func readStatements(in place: CodePlace) {
    while at < walkEnd {
      let before = at
      switch here() {
      case .rightBrace: return
      case .semicolon: at += 1
      case .case, .default: if place == .switch { return }
      case .poundElse, .poundElseif, .poundEndif: if place == .condition { return } else { passLine() }
      default: readStatement()
      }
      if at == before { at += 1 }
    }
  }

  private mutating func readStatement() {
    switch here() {
    case .let, .var: readBindings(isCondition: false)
    case .if, .switch, .while, .guard, .for, .do, .repeat, .defer: readControl()
    case .return, .throw, .break, .continue, .fallthrough: readJump()
    case .func: readLocalFunction()
    case .class, .struct, .enum, .protocol, .extension, .typealias, .import: passLocalType()
    case .at: at = endOfAttribute(at)
    case .poundIf: readConditionalCode()
    case .modifierWord where isDeclaration(at + 1): at += 1
    case .actor where kind(at + 1).isName && !isFirstOnLine(at + 1): passLocalType()
    case .identifier where kind(at + 1) == .colon: at += 2
    default: readExpressionStatement()
    }
  }

  private mutating func isDeclaration(_ index: Int) -> Bool {
    switch kind(index) {
    case .let, .var, .func, .class, .modifierWord: true
    default: false
    }
  }

  private mutating func readExpressionStatement() {
    let (first, token) = (facts.code.count, at)
    readExpression()
    guard at > token, at < walkEnd, isAssignment(at), kind(at) != .postfixOperator else { return }
    let name = name(at: at)
    at += 1
    readExpression()
    addCode(.assignment, from: first, name: name, tokens: token..<at)
  }

  private mutating func readJump() {
    let (first, token) = (facts.code.count, at)
    at += 1
    switch here() {
    case .rightBrace, .semicolon, .endOfFile, .case, .default, .poundElse, .poundElseif, .poundEndif: break
    default: if !isFirstOnLine(at) || kind(token) == .return || kind(token) == .throw { readExpression() }
    }
    addCode(.jump, from: first, name: name(at: token), tokens: token..<at)
  }

  private mutating func passLocalType() {
    let isAlias = here() == .typealias
    at += 1
    while at < walkEnd, here() != .leftBrace, here() != .semicolon {
      at += 1
      if isAlias, kind(at - 1) == .equal { return at = endOfType(at) }
    }
    at = after(at)
  }

  private mutating func readLocalFunction() {
    let (first, token) = (facts.code.count, at)
    at += 2
    at = endOfGenericArguments(at)
    let name = name(at: token + 1)
    var result = Name.none
    if here() == .leftParen { readCodeParameters(at) }
    at = after(at)
    while at < walkEnd, here() != .leftBrace, here() != .semicolon {
      guard here() == .arrow else {
        at += 1
        continue
      }
      let type = at + 1
      at = endOfType(type)
      if at > type { result = text(from: type, start(type)..<end(at - 1)) }
    }
    if here() == .leftBrace { readBlock() }
    addCode(.function, from: first, name: name, text: result, tokens: token..<at)
  }

  private mutating func readBlock() {
    let (first, token) = (facts.code.count, at)
    readGroup { $0.readStatements(in: .body) }
    addCode(.block, from: first, tokens: token..<at)
  }

  // MARK: Control flow

  mutating func readControl() {
    let (first, token) = (facts.code.count, at)
    let word = kind(at)
    at += 1
    if codeDepth >= FileWork.deepestCode { return }
    codeDepth += 1
    defer { codeDepth -= 1 }
    switch word {
    case .if, .while, .guard: readConditions()
    case .for: readLoopHead()
    case .switch:
      readHeader { $0.readExpression() }
      if here() == .leftBrace { readGroup { $0.readCases() } }
    default: break
    }
    if word != .switch { readBlocks(of: word) }
    addCode(.statement, from: first, name: name(at: token), tokens: token..<at)
  }

  /// The blocks of a statement with what stands between them.
  private mutating func readBlocks(of word: TokenKind) {
    if word == .guard, here() == .else { at += 1 }
    if word == .do, here() == .throws { at = kind(at + 1) == .leftParen ? after(at + 1) : at + 1 }
    if here() == .leftBrace { readBlock() }
    while word == .if || word == .do, here() == .else || here() == .catch {
      let isElse = here() == .else
      at += 1
      if isElse, here() == .if {
        at += 1
        readConditions()
      } else if !isElse {
        readPattern(to: .leftBrace)
      }
      if here() == .leftBrace { readBlock() }
    }
    if word == .repeat, here() == .while {
      at += 1
      readExpression()
    }
  }

  /// What stands before a block: there a brace opens the block, and no closure.
  private mutating func readHeader(_ read: (inout FileWork) -> Void) {
    let outer = isCodeHeader
    isCodeHeader = true
    read(&self)
    isCodeHeader = outer
  }

  private mutating func readConditions() {
    readHeader { work in
      while work.at < work.walkEnd {
        let before = work.at
        switch work.here() {
        case .leftBrace, .else, .rightBrace, .semicolon: return
        case .comma: work.at += 1
        case .let, .var: work.readBindings(isCondition: true)
        case .case:
          work.readPattern(to: .equal)
          if work.here() == .equal { work.at += 1 }
          work.readExpression()
        default: work.readExpression()
        }
        if work.at == before { work.at += 1 }
      }
    }
  }

  private mutating func readLoopHead() {
    readPattern(to: .in)
    readHeader { work in
      if work.here() == .in { work.at += 1 }
      work.readExpression()
      if work.here() == .where {
        work.at += 1
        work.readExpression()
      }
    }
  }

  /// The names of a pattern, as constants of which nothing is known; goes on at the token that ends it.
  private mutating func readPattern(to last: TokenKind) {
    var end = at
    while end < walkEnd, kind(end) != last, kind(end) != .semicolon { end = after(end) }
    readPattern(upTo: min(end, walkEnd))
  }

  private mutating func readPattern(upTo end: Int) {
    while at < end {
      let isNew = kind(at).isName && kind(at - 1) != .period && kind(at + 1) != .period && kind(at + 1) != .leftParen
      if isNew, kind(at + 1) != .colon || at + 1 == end || kind(at - 1) == .for {
        addCode(.constant, from: facts.code.count, name: name(at: at), tokens: at..<at + 1)
      }
      at += 1
    }
  }

  private mutating func readCases() {
    while at < walkEnd {
      let before = at
      switch here() {
      case .case, .default:
        let (first, token) = (facts.code.count, at)
        at += 1
        readPattern(to: .colon)
        if here() == .colon { at += 1 }
        readStatements(in: .switch)
        addCode(.block, from: first, tokens: token..<max(at, token + 1))
      case .poundIf, .poundElse, .poundElseif, .poundEndif: passLine()
      default: break
      }
      if at == before { at += 1 }
    }
  }

  /// `#if`: one of its branches is compiled.
  private mutating func readConditionalCode() {
    if codeDepth >= FileWork.deepestCode { return passLine() }
    codeDepth += 1
    defer { codeDepth -= 1 }
    let (first, token) = (facts.code.count, at)
    while at < walkEnd, here() != .poundEndif {
      let (block, start) = (facts.code.count, at)
      passLine()
      readStatements(in: .condition)
      addCode(.block, from: block, tokens: start..<max(at, start + 1))
      // A brace too many.
      if here() == .rightBrace { at += 1 }
    }
    if here() == .poundEndif { passLine() }
    addCode(.statement, from: first, name: KnownWords.poundIf, tokens: token..<max(at, token + 1))
  }

  // MARK: Bindings

  private mutating func readBindings(isCondition: Bool) {
    let kind: CodeFact.Kind = here() == .let ? .constant : .variable
    repeat {
      at += 1
      readBinding(kind, isCondition: isCondition)
    } while here() == .comma && !isCondition
  }

  private mutating func readBinding(_ kind: CodeFact.Kind, isCondition: Bool) {
    let (first, token) = (facts.code.count, at)
    guard here().isName else {
      // `let _ = value` is `_ = value`.
      let isDiscarded = here() == .wildcard
      if isDiscarded { addCode(.discard, from: first, tokens: token..<token + 1) }
      readPattern(upTo: min(after(at), walkEnd))
      if here() == .colon { at = endOfType(at + 1) }
      if here() == .equal {
        at += 1
        readExpression()
        if isDiscarded { addCode(.assignment, from: first, tokens: token..<token + 1) }
      }
      return
    }
    let name = name(at: at)
    at += 1
    var type = Name.none
    if here() == .colon {
      let start = at + 1
      at = endOfType(start)
      if at > start { type = text(from: start, self.start(start)..<end(at - 1)) }
    }
    if here() == .equal {
      at += 1
      readExpression()
    } else if isCondition {
      addCode(.name, from: facts.code.count, name: name, tokens: token..<token + 1)
    } else if here() == .leftBrace {
      at = after(at)
    }
    addCode(kind, from: first, name: name, text: type, tokens: token..<token + 1)
  }
}
