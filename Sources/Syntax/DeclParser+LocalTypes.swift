// Types, and names of types, that bodies and initial values declare: they belong to the declaration whose body it is.
extension DeclParser {
  /// Goes back to what the declaration holds, if words stand there that types are declared with.
  ///
  /// Only now, for the parts of a declaration must all stand before the next declaration's.
  mutating func openBody(of decl: Int) {
    switch tree.decls[decl].kind {
    case .func, .`init`, .deinit, .subscript, .var, .let: break
    default: return
    }
    let start = Int(tree.decls[decl].name) + 1
    passTypeWords(before: start)
    guard nextTypeWord < tokens.typeWords.count, tokens.typeWords[nextTypeWord] < at else { return }
    blocks.append(Block(decl: decl, end: at, next: at, isBody: true))
    (at, used) = (start, 0)
  }

  private mutating func passTypeWords(before token: Int) {
    while nextTypeWord < tokens.typeWords.count, tokens.typeWords[nextTypeWord] < token { nextTypeWord += 1 }
  }

  /// Parses the next type that the innermost body declares, or goes to the body's end.
  mutating func parseLocalType() {
    let end = blocks[blocks.count - 1].end
    passTypeWords(before: at)
    guard nextTypeWord < tokens.typeWords.count, tokens.typeWords[nextTypeWord] < end else { return at = end }
    let word = Int(tokens.typeWords[nextTypeWord])
    if declaresLocalType(word) {
      at = startOfHeader(word, notBefore: at)
      let header = parseHeader()
      if at == word, let type = typeKind { return parseType(type, header) }
      if at == word, kind == .typealias { return parseTypealias(header) }
      tree.parts.removeLast(tree.parts.count - header.firstPart)
    }
    at = word + 1
  }

  private func declaresLocalType(_ word: Int) -> Bool {
    guard kind(word + 1).isName, kind(word) != .actor || !isFirstOnLine(word + 1) else { return false }
    switch kind(word - 1) {
    // A member, or a label.
    case .period, .leftParen, .comma: return false
    default: break
    }
    switch kind(word + 2) {
    case .leftBrace, .colon, .where, .equal: return true
    default: return kind(word + 2).isOperator
    }
  }

  /// Where the attributes and modifiers before a type's word begin.
  private func startOfHeader(_ word: Int, notBefore first: Int) -> Int {
    var index = word
    for _ in 0..<DeclParser.mostModifiers where index > first {
      if kind(index - 1) == .modifierWord || AccessLevel(kind(index - 1)) != nil {
        index -= 1
      } else if let attribute = attribute(before: index), attribute >= first {
        index = attribute
      } else {
        break
      }
    }
    return index
  }

  /// The at sign of the attribute that ends before the token: `@MainActor`, `@objc(Name)`.
  private func attribute(before index: Int) -> Int? {
    var name = index - 1
    if kind(name) == .rightParen, tokens.isMatched(name) { name = link(name) - 1 }
    guard name > 0, kind(name).isName, kind(name - 1) == .at else { return nil }
    return name - 1
  }
}
