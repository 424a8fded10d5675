import Syntax

/// What holds of the tokens and the declarations of any bytes whatever.
struct Invariants {
  /// The rules that are broken, in words; empty when all is well.
  private(set) var violations: [String] = []

  init(_ text: some Collection<UInt8>) {
    let source = Source(path: "", text: text)
    let tokens = lex(source)
    checkTokens(tokens, source)
    guard violations.isEmpty else { return }
    checkLinks(tokens)
    checkComments(tokens, source)
    let tree = parse(tokens, of: source)
    checkDecls(tree, tokens)
    guard violations.isEmpty else { return }
    checkParts(tree, tokens, source)
    for issue in tokens.issues + tree.issues { expect(Int(issue.offset) <= source.count, "an issue lies in the text") }
  }

  private mutating func expect(_ isSo: Bool, _ rule: @autoclosure () -> String) {
    if !isSo, violations.count < 5 { violations.append(rule()) }
  }

  // MARK: Tokens

  private mutating func checkTokens(_ tokens: Tokens, _ source: borrowing Source) {
    let count = tokens.count
    expect(count > 0 && tokens.starts.count == count && tokens.links.count == count, "columns are equally long")
    guard violations.isEmpty else { return }
    expect(tokens.kind(count - 1) == .endOfFile, "the last token is the end of the file")
    expect(Int(tokens.starts[count - 1]) == source.count, "the last token starts where the text ends")
    expect(tokens.isFirstOnLine(0), "the first token starts a line")
    var previousEnd = 0
    for index in 0..<count {
      let (start, end) = (Int(tokens.starts[index]), tokens.endOffset(index, in: source.bytes.span))
      let isLast = index == count - 1
      expect(isLast || tokens.kind(index) != .endOfFile, "only one token ends the file, not \(index)")
      expect(isLast ? start == end : start < end, "token \(index) ends behind its start: \(start)..<\(end)")
      expect(previousEnd <= start, "token \(index) starts at \(start), before \(previousEnd) where the last one ends")
      expect(end <= source.count, "token \(index) ends in the text, not at \(end)")
      guard violations.isEmpty else { return }
      // The line ends in a string's text do not count.
      if index > 0, tokens.kind(index - 1) != .stringOpen, tokens.kind(index - 1) != .interpolationClose {
        let hasLineEnd = source.bytes[previousEnd..<start].contains { $0 == 10 || $0 == 13 }
        expect(tokens.isFirstOnLine(index) == hasLineEnd, "token \(index) knows whether it is the first on its line")
      }
      previousEnd = end
    }
  }

  private mutating func checkLinks(_ tokens: Tokens) {
    // The last tokens of the groups around a token: groups lie in one another.
    var ends: [Int] = []
    for index in 0..<tokens.count {
      while let end = ends.last, end < index { ends.removeLast() }
      let link = Int(tokens.links[index])
      expect(tokens.after(index) > index || index == tokens.count - 1, "after token \(index) it goes forward")
      expect(tokens.after(index) < tokens.count, "after token \(index) there is one")
      switch tokens.kind(index) {
      case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen:
        expect(link >= index && link < tokens.count - 1, "token \(index) links forward")
        expect(link <= ends.last ?? tokens.count, "the group at token \(index) lies in the one around it")
        ends.append(link)
        if tokens.isMatched(index) { checkPartners(index, link, tokens) }
      case .rightParen, .rightSquare, .rightBrace, .interpolationClose, .stringClose:
        expect(link <= index, "token \(index) links backward")
        expect(link == index || tokens.isMatched(index), "token \(index) has a partner or is stray")
      default: break
      }
    }
  }

  private mutating func checkPartners(_ open: Int, _ close: Int, _ tokens: Tokens) {
    let expected: TokenKind =
      switch tokens.kind(open) {
      case .leftParen: .rightParen
      case .leftSquare: .rightSquare
      case .leftBrace: .rightBrace
      case .stringOpen: .stringClose
      default: .interpolationClose
      }
    expect(tokens.kind(close) == expected, "\(tokens.kind(open)) and \(tokens.kind(close)) are no partners")
    expect(tokens.isMatched(close), "partners know one another")
  }

  private mutating func checkComments(_ tokens: Tokens, _ source: borrowing Source) {
    for comment in tokens.comments {
      let next = Int(comment.nextToken)
      expect(comment.start + 2 <= comment.end && comment.end <= tokens.starts[next], "a comment ends before a token")
      let end = next > 0 ? tokens.endOffset(next - 1, in: source.bytes.span) : 0
      expect(end <= Int(comment.start), "a comment starts behind a token")
    }
  }

  // MARK: Declarations

  private mutating func checkDecls(_ tree: borrowing DeclTree, _ tokens: Tokens) {
    var open: [Int] = []
    var previous = -1
    for index in 0..<tree.decls.count {
      while let last = open.last, Int(tree.decls[last].end) <= index { open.removeLast() }
      let decl = tree.decls[index]
      let name = "declaration \(index), a \(decl.kind),"
      expect(decl.parent == open.last.map { UInt32($0) } ?? Decl.none, "\(name) knows its parent")
      expect(Int(decl.end) > index && Int(decl.end) <= tree.decls.count, "\(name) ends behind itself")
      expect(decl.firstToken <= decl.name && decl.name <= decl.lastToken, "\(name) holds its name")
      expect(Int(decl.lastToken) < tokens.count - 1, "\(name) does not hold the end of the file")
      if let parent = open.last {
        let isType = decl.kind.holdsMembers && decl.kind != .extension || decl.kind == .typealias
        expect(tree.decls[parent].kind.holdsMembers || isType, "the parent of \(name) may have members")
        expect(tree.decls[parent].name < decl.firstToken, "\(name) starts in its parent")
        expect(decl.lastToken <= tree.decls[parent].lastToken, "\(name) ends in its parent")
        expect(decl.end <= tree.decls[parent].end, "what is in \(name) is in its parent")
      }
      if decl.flags.contains(.continuesDeclaration) {
        expect(previous >= 0 && tree.decls[previous].firstToken == decl.firstToken, "\(name) goes on with one")
      } else if previous >= 0, tree.decls[previous].parent == decl.parent {
        expect(tree.decls[previous].lastToken < decl.firstToken, "\(name) starts behind the one before")
      }
      previous = index
      open.append(index)
    }
  }

  private mutating func checkParts(_ tree: borrowing DeclTree, _ tokens: Tokens, _ source: borrowing Source) {
    for index in 0..<tree.decls.count {
      let decl = tree.decls[index]
      let range = tree.parts(of: index)
      expect(range.upperBound <= tree.parts.count, "parts of \(index) are there")
      let first = tokens.starts[Int(decl.firstToken)]
      let last = UInt32(tokens.endOffset(Int(decl.lastToken), in: source.bytes.span))
      var previous = first
      for part in tree.parts[range] {
        let name = "a \(part.kind) of declaration \(index), a \(decl.kind),"
        expect(first <= part.start && part.start <= part.end && part.end <= last, "\(name) lies inside of it")
        expect(tokens.starts[Int(part.token)] <= part.start, "\(name) starts in its token")
        let end = tokens.endOffset(Int(part.token), in: source.bytes.span)
        expect(Int(part.start) <= end, "\(name) does not start behind its token")
        // A body comes after its accessors, and they after their keywords.
        if part.kind != .body { expect(previous <= part.start, "\(name) is in its place") }
        previous = part.start
      }
    }
  }
}
