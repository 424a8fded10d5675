// One declaration each.
extension DeclParser {
  /// Parses the declaration at the cursor; where there is none, passes what belongs to nothing but for the last modifier,
  /// which might be a name.
  mutating func parseDeclaration() -> Bool {
    let header = parseHeader()
    if let type = typeKind {
      parseType(type, header)
    } else if !parseOther(header) {
      tree.parts.removeLast(tree.parts.count - header.firstPart)
      if !header.hasAttributes {
        at = header.lastModifier
        return false
      }
      note(.unexpectedCode)
    }
    return true
  }

  var typeKind: DeclKind? {
    switch kind {
    case .class: .class
    case .struct: .struct
    case .enum: .enum
    case .protocol: .protocol
    case .extension: .extension
    case .actor: nextKind.isName ? .actor : nil
    default: nil
    }
  }

  private mutating func parseOther(_ header: DeclHeader) -> Bool {
    switch kind {
    case .func: parseFunction(header)
    case .`init`:
      parseInitializer(header)
    case .deinit: parseDeinitializer(header)
    case .subscript: parseSubscript(header)
    case .var: parseVariables(.var, header)
    case .let: parseVariables(.let, header)
    case .inout where nextKind.isName: parseVariables(.var, header)
    case .case:
      guard isInType else { return false }
      parseCases(header)
    case .typealias: parseTypealias(header)
    case .associatedtype: parseAssociatedType(header)
    case .macro where nextKind.isName: parseMacro(header)
    case .operator: parseOperator(header)
    case .precedencegroup: parsePrecedenceGroup(header)
    case .import: parseImport(header)
    case .pound:
      guard isInType || header.hasAttributes || !header.modifiers.isEmpty || header.access != .unwritten else {
        return false
      }
      tree.parts.removeLast(tree.parts.count - header.firstPart)
      let parent = blocks[blocks.count - 1].decl
      if isInType, parent >= 0, !isWord(at + 1, "warning"), !isWord(at + 1, "error") { tree.decls[parent].flags.insert(.holdsMacros) }
      skipExpression()
    case .using where !isInType && !isFirstOnLine(at + 1) && (nextKind == .at || nextKind.isName):
      tree.parts.removeLast(tree.parts.count - header.firstPart)
      parseUsing()
    default: return false
    }
    return true
  }

  // MARK: Adding

  /// Adds a declaration whose tokens so far end before the cursor; `finish` sets where it ends.
  mutating func add(_ kind: DeclKind, _ header: DeclHeader, name: Int, firstPart: Int? = nil) -> Int {
    let parent = blocks[blocks.count - 1].decl
    tree.decls.append(
      Decl(
        kind: kind, access: header.access, setterAccess: header.setterAccess, flags: [], modifiers: header.modifiers,
        name: UInt32(truncatingIfNeeded: name), parent: parent < 0 ? Decl.none : UInt32(truncatingIfNeeded: parent),
        end: UInt32(truncatingIfNeeded: tree.decls.count + 1),
        firstToken: UInt32(truncatingIfNeeded: header.firstToken), lastToken: UInt32(truncatingIfNeeded: name),
        firstPart: UInt32(truncatingIfNeeded: firstPart ?? header.firstPart)))
    return tree.decls.count - 1
  }

  /// The declaration's last token is the one before the cursor.
  mutating func finish(_ decl: Int) {
    skipRestOfOperator()
    tree.decls[decl].lastToken = UInt32(truncatingIfNeeded: at - 1)
  }

  /// Adds a declaration whose name stands at the cursor.
  private mutating func addNamed(_ kind: DeclKind, _ header: DeclHeader, orSelf: Bool = false) -> Int {
    let isNamed = passName(orSelf: orSelf)
    let decl = add(kind, header, name: at - 1)
    if !isNamed { addMissingName() }
    return decl
  }

  /// Passes the name at the cursor, or what stands in its place; `false` where it is none.
  private mutating func passName(orSelf: Bool) -> Bool {
    if kind.isName || orSelf && (kind == .`self` || kind == .Self) {
      at += 1
      return true
    }
    note(.missingName)
    switch kind {
    case .integer, .float, .dollarIdentifier, .unknown: at += 1
    default: if kind.isReservedWord || kind == .wildcard, !isFirstOnLine(at) { at += 1 }
    }
    return false
  }

  /// Adds a declaration whose name is all from `start` to the cursor.
  private mutating func addPath(_ kind: DeclKind, _ header: DeclHeader, from start: Int) -> Int {
    let isNamed = at > start || used > 0
    let decl = add(kind, header, name: isNamed ? start : start - 1)
    if isNamed { addPart(.name, from: start) } else { addMissingName() }
    return decl
  }

  /// An empty name behind the token that stands in for it.
  private mutating func addMissingName() { addPart(.name, from: at - 1, offset: offsetBehind) }

  private mutating func parseBody(_ decl: Int) {
    if kind == .leftBrace {
      tree.decls[decl].flags.insert(.hasBody)
      let start = at
      skipGroup()
      addPart(.body, from: start)
    }
    finish(decl)
  }

  // MARK: Types

  mutating func parseType(_ type: DeclKind, _ header: DeclHeader) {
    at += 1
    let decl: Int
    if type == .extension {
      let start = at
      if !skipType() { note(.malformedType) }
      decl = addPath(.extension, header, from: start)
      skipRestOfOperator()
    } else {
      decl = addNamed(type, header)
      parseGenericParameters()
    }
    parseInheritance()
    parseWhere()
    openMembers(decl)
  }

  /// Opens the body whose declarations are parsed next.
  private mutating func openMembers(_ decl: Int) {
    if kind != .leftBrace {
      note(.missingBody)
      guard passToBrace() else {
        // The members may stand there all the same, up to a brace that nobody opened.
        finish(decl)
        let end = blocks[blocks.count - 1].end
        return blocks.append(Block(decl: decl, end: end, next: end, isOpen: true))
      }
    }
    tree.decls[decl].flags.insert(.hasBody)
    let start = at
    let link = self.link(start)
    let isMatched = tokens.isMatched(start)
    skipGroup()
    addPart(.body, from: start)
    finish(decl)
    at = start + 1
    blocks.append(Block(decl: decl, end: isMatched ? link : link + 1, next: link + 1))
  }

  /// Moves to the brace on the same line, over what should not be there.
  private mutating func passToBrace() -> Bool {
    var index = at
    // More than anybody leaves there by mistake; the bound keeps looking ahead linear.
    for _ in 0..<32 where index < last && !isFirstOnLine(index) {
      if kind(index) == .leftBrace {
        at = index
        return true
      }
      if kind(index) == .semicolon || kind(index).closesGroup && tokens.isMatched(index) { return false }
      if startsDeclaration(index, inType: false) { return false }
      index = after(index)
    }
    return false
  }

  // MARK: Functions

  private mutating func parseFunction(_ header: DeclHeader) {
    at += 1
    let name = at
    let isOperator = kind.isOperator
    let decl: Int
    if isOperator {
      decl = add(.func, header, name: name)
      tree.decls[decl].flags.insert(.isOperator)
      passOperatorName()
    } else {
      decl = addNamed(.func, header)
    }
    parseGenericParameters()
    parseSignature(decl)
    parseWhere()
    parseBody(decl)
  }

  /// The name of an operator function; the `<` of its generic parameters may touch it.
  private mutating func passOperatorName() {
    let name = at
    let length = link(at) - startOffset(at)
    if length > 1, bytes[link(at) - 1] == UInt8(ascii: "<"), nextKind.isName || nextKind == .let {
      useUp(length - 1)
      addPart(.name, from: name)
    } else {
      at += 1
    }
  }

  private mutating func parseInitializer(_ header: DeclHeader) {
    let decl = add(.`init`, header, name: at)
    at += 1
    if kind == .postfixQuestion || kind == .exclamation || kind == .infixQuestion {
      at += 1
    } else if operatorByte == UInt8(ascii: "!") {
      useUp(1)
    }
    parseGenericParameters()
    parseSignature(decl)
    parseWhere()
    parseBody(decl)
  }

  private mutating func parseDeinitializer(_ header: DeclHeader) {
    let decl = add(.deinit, header, name: at)
    at += 1
    skipEffects(record: true)
    parseBody(decl)
  }

  private mutating func parseSubscript(_ header: DeclHeader) {
    let decl = add(.subscript, header, name: at)
    at += 1
    parseGenericParameters()
    parseSignature(decl)
    parseWhere()
    if kind == .leftBrace { parseAccessors(decl) }
    finish(decl)
  }

  private mutating func parseMacro(_ header: DeclHeader) {
    at += 1
    let decl = addNamed(.macro, header)
    parseGenericParameters()
    parseSignature(decl)
    if kind == .equal {
      at += 1
      let start = at
      skipExpression()
      if at > start { addPart(.initialValue, from: start) }
    }
    parseWhere()
    finish(decl)
  }

  // MARK: Other declarations

  mutating func parseTypealias(_ header: DeclHeader) {
    at += 1
    let decl = addNamed(.typealias, header)
    parseGenericParameters()
    if kind == .equal || kind == .colon || operatorByte == UInt8(ascii: "=") { parseTypeAfterSign() }
    parseWhere()
    finish(decl)
  }

  private mutating func parseAssociatedType(_ header: DeclHeader) {
    at += 1
    if kind == .each, nextKind.isName { at += 1 }
    let decl = addNamed(.associatedtype, header)
    parseInheritance()
    if kind == .equal || operatorByte == UInt8(ascii: "=") { parseTypeAfterSign() }
    parseWhere()
    finish(decl)
  }

  private mutating func parseTypeAfterSign() {
    skipOne()
    parseType(.type)
  }

  private mutating func parseOperator(_ header: DeclHeader) {
    at += 1
    let isNamed = kind.isOperator || kind == .identifier
    if isNamed { at += 1 } else { note(.missingName) }
    let decl = add(.operator, header, name: at - 1)
    if !isNamed { addMissingName() }
    // Two operators that touch are lexed apart: `?.` or `..` next to something.
    while at < last, touchesPrevious(at), kind.isOperator || kind == .period { at += 1 }
    if kind == .colon {
      repeat {
        at += 1
        if kind.isName || kind.isReservedWord { at += 1 }
      } while kind == .comma
    }
    // Swift 2 wrote the precedence here.
    if kind == .leftBrace, !isFirstOnLine(at) { skipGroup() }
    finish(decl)
  }

  private mutating func parsePrecedenceGroup(_ header: DeclHeader) {
    at += 1
    let decl = addNamed(.precedencegroup, header, orSelf: true)
    if kind == .leftBrace { skipGroup() } else { note(.missingBody) }
    finish(decl)
  }

  private mutating func parseImport(_ header: DeclHeader) {
    at += 1
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func: at += 1
    default: break
    }
    let start = at
    while at < last {
      // A word at the start of a line is the next declaration's.
      guard kind.isName || kind == .wildcard || kind.isOperator || (kind.isReservedWord && !isFirstOnLine(at)) else {
        note(.missingName)
        break
      }
      at += 1
      guard kind == .period || kind == .colonColon else { break }
      at += 1
    }
    finish(addPath(.import, header, from: start))
  }

  /// `using @MainActor`, which declares nothing.
  private mutating func parseUsing() {
    at += 1
    if kind == .at { at = endOfAttribute(at) } else { at += 1 }
  }

  // MARK: Cases

  private mutating func parseCases(_ header: DeclHeader) {
    at += 1
    let headerEnd = tree.parts.count
    let first = tree.decls.count
    while true {
      if kind == .period { at += 1 }
      let isFirst = tree.decls.count == first
      let isNamed = passName(orSelf: false)
      let decl = addNext(.case, header, headerEnd: headerEnd, isFirst: isFirst, name: at - 1)
      if !isNamed { addMissingName() }
      parseGenericParameters()
      if kind == .leftParen { parseParameters(decl, ofCase: true) }
      if kind == .equal {
        at += 1
        let start = at
        skipExpression()
        if at > start { addPart(.initialValue, from: start) }
      }
      guard kind == .comma else { break }
      at += 1
    }
    for decl in first..<tree.decls.count { finish(decl) }
  }

  /// Adds one of several names that share attributes and modifiers: each has those as parts of its own.
  mutating func addNext(_ kind: DeclKind, _ header: DeclHeader, headerEnd: Int, isFirst: Bool, name: Int) -> Int {
    if isFirst { return add(kind, header, name: name) }
    let firstPart = tree.parts.count
    copyParts(header.firstPart..<headerEnd)
    let decl = add(kind, header, name: name, firstPart: firstPart)
    tree.decls[decl].flags.insert(.continuesDeclaration)
    return decl
  }

  /// Adds the parts once more, for the next name. Nobody writes as many as are copied at most; many names times many
  /// parts would be quadratic.
  mutating func copyParts(_ parts: Range<Int>) {
    for part in parts.prefix(32) { tree.parts.append(tree.parts[part]) }
  }
}
