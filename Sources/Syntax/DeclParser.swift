/// The declarations of a file, in `tree`, whose buffers are used again.
///
/// Total, and in linear time: whatever cannot be understood is passed over, and noted.
public func parse(_ tokens: Tokens, of source: borrowing Source, into tree: inout DeclTree) {
  tree.reset()
  var parser = DeclParser(tokens, source, tree: tree)
  parser.parseFile()
  tree = parser.finish()
}

public func parse(_ tokens: Tokens, of source: borrowing Source) -> DeclTree {
  var tree = DeclTree()
  parse(tokens, of: source, into: &tree)
  return tree
}

/// Tokens to declarations. Types nest in `blocks`, not on the stack; bodies are left out by one step over their brackets.
struct DeclParser: ~Copyable {
  // Buffers are shared with those they come from, not copied.
  let tokens: Tokens
  let bytes: ContiguousArray<UInt8>
  var tree: DeclTree

  /// The next token.
  var at = 0
  /// How many of its bytes are used up: `>>` may close one list of generic arguments and then another.
  var used = 0
  /// The first token that is out of reach: the end of the file, or of what is being parsed.
  let last: Int

  /// The bodies that are open, innermost last.
  var blocks: ContiguousArray<Block> = []
  /// The `<` that are open in the type that is being passed, innermost last.
  var openAngles: ContiguousArray<Angle> = []
  /// Those that the type has closed.
  var closedAngles: ContiguousArray<Angle> = []
  /// Those of expressions that were walked in vain, ascending.
  var knownAngles: ContiguousArray<Angle> = []
  /// The first of `tokens.typeWords` that may be ahead.
  var nextTypeWord = 0

  struct Block {
    let decl: Int
    /// The token of the closing brace, or what comes after the body where it has none.
    var end: Int
    var next: Int
    /// It has no brace in front: one that is stray behind it may be its own.
    var isOpen = false
    /// It is all of a declaration whose bodies and values declare types; what else they hold is passed over.
    var isBody = false
  }

  init(_ tokens: Tokens, _ source: borrowing Source, tree: consuming DeclTree) {
    self.tokens = tokens
    bytes = source.bytes
    self.tree = tree
    last = tokens.count - 1
    blocks.append(Block(decl: -1, end: last, next: last))
  }

  consuming func finish() -> DeclTree { tree }

  mutating func parseFile() {
    while true {
      while at >= blocks[blocks.count - 1].end {
        if blocks.count == 1 { return }
        closeBlock()
      }
      let before = at
      if blocks[blocks.count - 1].isBody { parseLocalType() } else { parseItem() }
      // Every branch moves on; should one not, the file is still read to its end.
      if at == before && used == 0 { at += 1 }
    }
  }

  private mutating func closeBlock() {
    let block = blocks.removeLast()
    tree.decls[block.decl].end = UInt32(tree.decls.count)
    if block.isOpen { tree.decls[block.decl].lastToken = UInt32(truncatingIfNeeded: block.next - 1) }
    at = block.next
    used = 0
  }

  /// Whether the innermost body is that of a type, where only declarations may stand.
  var isInType: Bool { blocks.count > 1 }

  private mutating func parseItem() {
    used = 0
    switch kind {
    case .semicolon: at += 1
    case .poundIf where !isIfAroundAttributes(at): skipDirective()
    case .poundElseif: skipDirective()
    case .poundElse:
      at += 1
      if kind == .if && !isFirstOnLine(at) { skipDirective() }
    case .poundEndif:
      at += 1
      skipLine()
    case .poundSourceLocation:
      at += 1
      if kind == .leftParen { skipGroup() }
    case .rightBrace where blocks[blocks.count - 1].isOpen:
      blocks[blocks.count - 1].end = at
      at += 1
      blocks[blocks.count - 1].next = at
    case .rightBrace, .rightParen, .rightSquare, .interpolationClose, .stringClose:
      note(.unexpectedCode)
      at += 1
    case .shebang, .unknown: at += 1
    default:
      let known = tree.decls.count
      if !parseDeclaration() {
        if isInType { skipUnexpectedMember() } else { skipStatement() }
      } else if tree.decls.count > known {
        openBody(of: tree.decls.count - 1)
      }
    }
  }

  /// What no declaration starts with is passed over up to the next that does.
  private mutating func skipUnexpectedMember() {
    note(.unexpectedCode)
    let end = blocks[blocks.count - 1].end
    repeat {
      skipOne()
      switch kind {
      case .semicolon, .at, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .rightBrace: return
      default: if startsDeclaration(at, inType: true) { return }
      }
    } while at < end
  }

  // MARK: Directives

  /// `#if` or `#elseif` and the rest of its line.
  private mutating func skipDirective() {
    at += 1
    skipLine()
  }

  mutating func skipLine() {
    at = endOfLine(at)
    used = 0
  }

  /// The first token from `index` on that starts a line, or closes what the line stands in.
  mutating func endOfLine(_ index: Int) -> Int {
    var index = index
    while index < last, !isFirstOnLine(index), !kind(index).closesGroup { index = after(index) }
    return index
  }

  /// Whether all that the `#if` at `index` holds, in every branch, are attributes.
  mutating func isIfAroundAttributes(_ index: Int) -> Bool {
    var index = index
    var depth = 0
    var found = false
    while index < last {
      switch kind(index) {
      case .poundIf, .poundElseif, .poundElse:
        if kind(index) == .poundIf { depth += 1 }
        // Deeper than anybody writes it; the bound keeps a file of nothing but `#if` linear.
        if depth > 16 { return false }
        index = endOfLine(index + 1)
      case .poundEndif:
        depth -= 1
        index += 1
        if depth == 0 { return found }
      case .at:
        found = true
        index = endOfAttribute(index)
      default: return false
      }
    }
    return false
  }
}

// MARK: The cursor

extension DeclParser {
  func kind(_ index: Int) -> TokenKind { tokens.kind(index) }

  var kind: TokenKind { kind(at) }

  /// The kind of the token after the next one.
  var nextKind: TokenKind { at < last ? kind(at + 1) : .endOfFile }

  func isFirstOnLine(_ index: Int) -> Bool { tokens.isFirstOnLine(index) }

  func startOffset(_ index: Int) -> Int { Int(tokens.starts[index]) }

  /// The partner of a bracket, or where any other token ends.
  func link(_ index: Int) -> Int { Int(tokens.links[index]) }

  func after(_ index: Int) -> Int { tokens.after(index) }

  mutating func skipOne() {
    at = after(at)
    used = 0
  }

  mutating func skipGroup() { skipOne() }

  /// Where the text of the token at `index` ends.
  mutating func endOffset(_ index: Int) -> Int { tokens.endOffset(index, in: bytes.span) }

  /// Where the text that has been passed ends.
  var offsetBehind: Int {
    mutating get {
      if used > 0 { return startOffset(at) + used }
      return at > 0 ? endOffset(at - 1) : 0
    }
  }

  var offset: Int { startOffset(at) + used }

  /// Whether the token at `index` follows the one before it without a space between.
  mutating func touchesPrevious(_ index: Int) -> Bool { index > 0 && endOffset(index - 1) == startOffset(index) }

  /// The next byte of the operator at the cursor, or NUL where there is none.
  var operatorByte: UInt8 { kind.isOperator ? bytes[startOffset(at) + used] : 0 }

  /// Uses up bytes of the operator at the cursor.
  mutating func useUp(_ count: Int) {
    used += count
    if startOffset(at) + used >= link(at) {
      at += 1
      used = 0
    }
  }

  mutating func skipRestOfOperator() {
    if used > 0 { useUp(link(at) - startOffset(at) - used) }
  }

  mutating func isWord(_ index: Int, _ word: StaticString) -> Bool {
    let start = startOffset(index)
    guard link(index) - start == word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      // A static string's bytes last for ever, and the offset is below their count.
      guard unsafe word.utf8Start[offset] == bytes[start + offset] else { return false }
    }
    return true
  }

  mutating func note(_ issue: SyntaxIssue.Kind) { tree.issues.append(SyntaxIssue(issue, at: offset)) }

  // MARK: Parts

  /// Adds the part from a place before the cursor to the cursor.
  mutating func addPart(_ kind: Part.Kind, from token: Int, offset: Int? = nil, flags: UInt8 = 0) {
    let start = UInt32(truncatingIfNeeded: offset ?? startOffset(token))
    let end = max(start, UInt32(truncatingIfNeeded: offsetBehind))
    tree.parts.append(Part(kind: kind, flags: flags, token: UInt32(truncatingIfNeeded: token), start: start, end: end))
  }

  /// Adds the token at the cursor as a part, and moves on.
  mutating func addToken(_ kind: Part.Kind) {
    let token = at
    at += 1
    addPart(kind, from: token)
  }
}
