// Parameters, effects, results; variables and their accessors.
extension DeclParser {
  mutating func parseSignature(_ decl: Int) {
    if kind == .leftParen, used == 0 { parseParameters(decl, ofCase: false) } else { note(.missingBody) }
    // Swift 2 had functions that return functions: `func add(a: Int)(b: Int)`.
    while kind == .leftParen, !isFirstOnLine(at) { skipGroup() }
    skipEffects(record: true)
    guard kind == .arrow else { return }
    at += 1
    let start = at
    // A named opaque result: `-> <T: P> T`.
    if operatorByte == UInt8(ascii: "<") {
      let parts = tree.parts.count
      parseGenericParameters()
      tree.parts.removeLast(tree.parts.count - parts)
    }
    parseType(.returns, from: start)
    skipRestOfOperator()
    skipEffects(record: true)
  }

  mutating func skipEffects(record: Bool) {
    while true {
      switch kind {
      case .async, .reasync, .throws, .rethrows, .throw, .try:
        let start = at
        at += 1
        if kind == .leftParen, kind(start) == .throws { skipGroup() }
        if record { addPart(.effect, from: start) }
      default: return
      }
    }
  }

  // MARK: Parameters

  mutating func parseParameters(_ decl: Int, ofCase: Bool) {
    tree.decls[decl].flags.insert(.hasParameters)
    let open = at
    let end = after(open)
    let isMatched = tokens.isMatched(open)
    let close = isMatched ? end - 1 : end
    at += 1
    while at < close {
      let start = at
      let parts = tree.parts.count
      parseParameter(ofCase: ofCase, before: close)
      // A list that is not closed ends where no other parameter follows.
      if !isMatched, kind != .comma, !startsNames(at) {
        // An empty label alone is no parameter.
        if tree.parts.count == parts + 1, tree.parts[parts].isEmpty { tree.parts.removeLast() }
        return skipRestOfOperator()
      }
      skipToNextParameter(before: close)
      if at == start { at += 1 }
    }
    at = max(at, end)
    used = 0
  }

  /// Passes the comma; there may be none.
  private mutating func skipToNextParameter(before close: Int) {
    used = 0
    while at < close, kind != .comma, !startsNames(at) { skipOne() }
    if kind == .comma { at += 1 }
  }

  private mutating func parseParameter(ofCase: Bool, before close: Int) {
    while kind == .at { at = endOfAttribute(at, ofType: ofCase) }
    if !ofCase { skipIfAroundAttributes() }
    if kind == .modifierWord, isWord(at, "isolated") || isWord(at, "_const"), nextKind.isLabel, !startsNames(at) {
      at += 1
    }
    // Swift 2 wrote these before the name.
    if kind == .pound { at += 1 }
    if kind == .inout || kind == .var || kind == .let, kind == .inout || !startsNames(at), startsNames(at + 1) { at += 1 }
    if at >= close { return }
    parseNames(ofCase: ofCase, before: close)
    let start = at
    if !skipType() { note(.malformedType) }
    let isVariadic = operatorByte == UInt8(ascii: ".") && isWord(at, "...")
    if isVariadic { at += 1 }
    if at > start || used > 0 { addPart(.parameterType, from: start, flags: isVariadic ? Part.isVariadic : 0) }
    if kind == .equal || operatorByte == UInt8(ascii: "=") {
      skipOne()
      let value = at
      skipExpression()
      if at > value { addPart(.defaultValue, from: value) }
    }
  }

  private mutating func skipIfAroundAttributes() {
    if kind == .poundIf, isIfAroundAttributes(at) { at = endOfIf(at) }
    while kind == .at { at = endOfAttribute(at) }
  }

  /// Whether a parameter's name starts at `index`, followed by a colon or by a second name and a colon.
  private mutating func startsNames(_ index: Int) -> Bool {
    guard isLabel(index) else { return false }
    if kind(index + 1) == .colon { return true }
    return isLabel(index + 1) && kind(index + 2) == .colon
  }

  private mutating func isLabel(_ index: Int) -> Bool { index < last && (kind(index).isLabel || kind(index) == .dollarIdentifier) }

  private mutating func parseNames(ofCase: Bool, before close: Int) {
    guard ofCase ? startsNames(at) : isLabel(at) && (startsNames(at) || !startsTypeAlone) else {
      // No label: an empty part, so that labels and types keep step.
      return addPart(.label, from: at, offset: offset)
    }
    addToken(.label)
    if at < close, isLabel(at) { addToken(.localName) }
    if kind == .colon { at += 1 }
  }

  /// A parameter that is nothing but a type, which only broken code has: `func f(Int)`.
  private var startsTypeAlone: Bool {
    switch kind(at + 1) {
    case .comma, .rightParen, .period: kind(at).isName && bytes[startOffset(at)].isUppercase
    default: false
    }
  }

  // MARK: Variables

  mutating func parseVariables(_ keyword: DeclKind, _ header: DeclHeader) {
    at += 1
    let headerEnd = tree.parts.count
    let first = tree.decls.count
    while true {
      parseBinding(keyword, header, headerEnd: headerEnd, first: first)
      guard kind == .comma else { break }
      at += 1
    }
    if tree.decls.count == first { tree.parts.removeLast(tree.parts.count - header.firstPart) }
    for decl in first..<tree.decls.count { finish(decl) }
  }

  /// A pattern with its type, value and accessors; a declaration for each name of the pattern.
  private mutating func parseBinding(_ keyword: DeclKind, _ header: DeclHeader, headerEnd: Int, first: Int) {
    let pattern = passPattern()
    var decl: Int?
    let parts = tree.parts.count
    for index in pattern where isNameInPattern(index, of: pattern) {
      let isFirst = tree.decls.count == first
      if let decl {
        // Another name of the same pattern has the same parts.
        let own = tree.parts(of: decl)
        let copy = addNext(keyword, header, headerEnd: header.firstPart, isFirst: false, name: index)
        copyParts(own)
        tree.decls[copy].flags.formUnion(tree.decls[decl].flags)
      } else {
        decl = addNext(keyword, header, headerEnd: headerEnd, isFirst: isFirst, name: index)
        parseRestOfBinding(decl)
      }
    }
    if decl == nil {
      parseRestOfBinding(nil)
      tree.parts.removeLast(tree.parts.count - parts)
    }
  }

  /// Moves behind a pattern; its tokens.
  private mutating func passPattern() -> Range<Int> {
    let start = at
    if kind == .leftParen {
      skipGroup()
    } else if kind.isName || kind == .wildcard || kind == .dollarIdentifier || kind.isReservedWord && !isFirstOnLine(at) {
      at += 1
    } else {
      note(.missingName)
    }
    return start..<at
  }

  /// In `(a, label: b, (c, _))` the names are `a`, `b` and `c`.
  private mutating func isNameInPattern(_ index: Int, of pattern: Range<Int>) -> Bool {
    if pattern.count == 1 { return kind(index) != .wildcard }
    return kind(index).isName && kind(index + 1) != .colon
  }

  /// - Parameter decl: `nil` for `let _: Int = 3`, which declares nothing.
  private mutating func parseRestOfBinding(_ decl: Int?) {
    if kind == .colon {
      at += 1
      parseType(.type)
      // Of an operator that begins with the type's `>` only `=` may be left.
      if operatorByte != UInt8(ascii: "=") { skipRestOfOperator() }
    }
    var hasValue = false
    if kind == .equal || operatorByte == UInt8(ascii: "=") {
      skipOne()
      let start = at
      skipExpression()
      hasValue = true
      if at > start { addPart(.initialValue, from: start) }
    }
    skipRestOfOperator()
    if kind == .leftBrace, !hasValue || !isFirstOnLine(at) || startsObservers(at) { parseAccessors(decl) }
  }

  // MARK: Accessors

  mutating func parseAccessors(_ decl: Int?) {
    if let decl { tree.decls[decl].flags.insert(.hasBody) }
    let open = at
    let end = after(open)
    let close = tokens.isMatched(open) ? end - 1 : end
    let parts = tree.parts.count
    at += 1
    var found = false
    while at < close, parseAccessor(isFirst: !found) { found = true }
    if !found {
      tree.parts.removeLast(tree.parts.count - parts)
      at = open
      addPart(.accessor, from: open, offset: startOffset(open))
    }
    at = end
    used = 0
    if !found { addPart(.accessorBody, from: open) }
    addPart(.body, from: open)
  }

  private mutating func parseAccessor(isFirst: Bool) -> Bool {
    skipDirectives()
    while kind == .at { at = endOfAttribute(at) }
    var isFirst = isFirst
    while isAccessorModifier, isAccessorModifierOrKeyword(at + 1) {
      at += 1
      isFirst = false
    }
    guard isAccessorKeyword(at) || isNewAccessorKeyword(at, isFirst: isFirst) else { return false }
    addToken(.accessor)
    if kind == .leftParen { skipGroup() }
    skipEffects(record: true)
    if kind == .leftBrace {
      let body = at
      skipGroup()
      addPart(.accessorBody, from: body)
    }
    skipDirectives()
    return true
  }

  /// Semicolons too, which nobody needs here.
  private mutating func skipDirectives() {
    while kind == .semicolon { at += 1 }
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse || kind == .poundEndif {
      at += 1
      skipLine()
    }
  }

  private var isAccessorModifier: Bool {
    mutating get {
      kind == .modifierWord
        && (isWord(at, "mutating") || isWord(at, "nonmutating") || isWord(at, "__consuming") || isWord(at, "consuming")
          || isWord(at, "borrowing")) || (kind == .identifier && isWord(at, "yielding"))
    }
  }

  private mutating func isAccessorModifierOrKeyword(_ index: Int) -> Bool {
    kind(index) == .modifierWord || isWord(index, "yielding") || isAccessorKeyword(index)
      || isNewAccessorKeyword(index, isFirst: false)
  }

  private mutating func isAccessorKeyword(_ index: Int) -> Bool {
    switch kind(index) {
    case .`init`: return true
    case .ownershipWord: return isWord(index, "borrow")
    case .identifier: break
    default: return false
    }
    switch link(index) - startOffset(index) {
    case 3: return isWord(index, "get") || isWord(index, "set")
    case 5: return isWord(index, "_read")
    case 6: return isWord(index, "didSet")
    case 7: return isWord(index, "willSet") || isWord(index, "_modify")
    case 13: return isWord(index, "unsafeAddress")
    case 16: return isWord(index, "addressWithOwner")
    case 20: return isWord(index, "unsafeMutableAddress")
    case 23: return isWord(index, "mutableAddressWithOwner")
    default: return false
    }
  }

  /// `read`, `modify` and `mutate` are common names of functions: `{ read { … } }` is a getter that calls one.
  /// Next to another accessor they are accessors themselves.
  private mutating func isNewAccessorKeyword(_ index: Int, isFirst: Bool) -> Bool {
    guard kind(index) == .identifier, kind(index + 1) == .leftBrace || kind(index + 1) == .rightBrace,
      isWord(index, "read") || isWord(index, "modify") || isWord(index, "mutate")
    else { return false }
    if !isFirst { return true }
    let behind = after(index + 1)
    return kind(index + 1) == .leftBrace && behind < last
      && (isAccessorKeyword(behind) || isNewAccessorKeyword(behind, isFirst: false))
  }
}
