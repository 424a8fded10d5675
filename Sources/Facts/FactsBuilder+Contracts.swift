import Syntax

// What comments ask of those who override or call a declaration: above it, behind it, in its body, over its section.
extension FileWork {
  /// Reads the comments of all declarations, in one walk along both.
  mutating func readAnnotations(_ tree: borrowing DeclTree) {
    let isNamedProtected = ContractReader.isProtected(fileName: fileName)
    if tokens.comments.isEmpty, !isNamedProtected { return }
    var next = 0
    var headings: ContiguousArray<Heading> = []
    for index in 0..<tree.decls.count {
      let decl = tree.decls[index]
      while let last = headings.last, last.parent != Decl.none, tree.decls[Int(last.parent)].end <= index {
        headings.removeLast()
      }
      readComments(above: index, decl, &next, &headings)
      if let heading = headings.last, heading.parent == decl.parent, !heading.text.isNone {
        obey(heading, index, decl.kind, &headings)
      }
      if isNamedProtected { addNameContract(index, tree) }
      if !superCallsOff.isEmpty, leavesSuperOut(index, decl) { add(.leavesSuperOut, .comment, .none, index, start(Int(decl.name))) }
      if !decl.kind.holdsMembers { readComments(inside: index, decl, tree, &next) }
    }
  }

  /// `// MARK: …`: what holds for the declarations below it, up to the next.
  struct Heading {
    /// What these stand in.
    let parent: UInt32
    /// None unless it says that they are for subclasses.
    let text: Name
    let offset: Int
  }

  private var fileName: ContiguousArray<UInt8>.SubSequence {
    let path = ContiguousArray(facts.path.utf8)
    return path.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() } ?? path[...]
  }

  private mutating func range(ofComment index: Int) -> Range<Int> {
    Int(tokens.comments[index].start)..<Int(tokens.comments[index].end)
  }

  // MARK: Above

  private mutating func readComments(
    above decl: Int, _ record: Decl, _ next: inout Int, _ headings: inout ContiguousArray<Heading>
  ) {
    let first = next
    var mayHold = false
    var isInside = false
    while next < tokens.comments.count {
      let token = tokens.comments[next].nextToken
      if token > record.firstToken {
        isInside = token <= record.name
        break
      }
      let range = range(ofComment: next)
      if isHeading(range) {
        read(heading: range, record.parent, &headings)
      // A comment that trails the code before belongs to that code.
      } else if token == record.firstToken, beginsLine(range, record) {
        readTags(in: range, of: decl)
        mayHold = mayHold || contracts.mayHold(bytes, range)
      }
      next += 1
    }
    if mayHold { readContracts(above: decl, first..<next, Int(record.firstToken), record) }
    if isInside { readComments(behindAttributesOf: decl, record, &next) }
  }

  /// Documentation may stand between the attributes and what they are of.
  private mutating func readComments(behindAttributesOf decl: Int, _ record: Decl, _ next: inout Int) {
    while next < tokens.comments.count, tokens.comments[next].nextToken <= record.name {
      let (first, token) = (next, tokens.comments[next].nextToken)
      var mayHold = false
      while next < tokens.comments.count, tokens.comments[next].nextToken == token {
        let range = range(ofComment: next)
        if beginsLine(range, record) {
          readTags(in: range, of: decl)
          mayHold = mayHold || contracts.mayHold(bytes, range)
        }
        next += 1
      }
      if mayHold { readContracts(above: decl, first..<next, Int(token), record) }
    }
  }

  /// Only comments that touch the declaration, or one another, are about it, but for documentation, which Swift takes for its
  /// own over a blank line as well; with code that is commented out begins what is about that.
  private mutating func readContracts(above decl: Int, _ comments: Range<Int>, _ token: Int, _ record: Decl) {
    var docs: [Range<Int>] = []
    var others: [Range<Int>] = []
    var below = start(token)
    for index in comments.reversed() {
      let range = range(ofComment: index)
      let isApart = hasBlankLine(range.upperBound..<below) && !(below == start(token) && isDocComment(range))
      if isApart || !beginsLine(range, record) || isHeading(range) { break }
      if isDocComment(range) {
        docs.append(range)
      } else {
        let comment = PlainComment(range, bytes)
        if comment.isCode { break }
        if !comment.isDirective { others.append(range) }
      }
      below = range.lowerBound
    }
    add(docs.reversed(), decl, .docComment)
    add(others.reversed(), decl, .comment)
  }

  /// Whether nothing stands before a comment on its line; before documentation there may be the brace that opens the type.
  private mutating func beginsLine(_ comment: Range<Int>, _ record: Decl) -> Bool {
    if !hasCodeBefore(comment.lowerBound) { return true }
    return record.firstToken > 0 && kind(Int(record.firstToken) - 1) == .leftBrace && isDocComment(comment)
  }

  private mutating func isDocComment(_ range: Range<Int>) -> Bool {
    range.count > 2 && bytes[range.lowerBound + 2] == bytes[range.lowerBound + 1]
  }

  private mutating func hasBlankLine(_ range: Range<Int>) -> Bool {
    guard range.lowerBound < range.upperBound else { return false }
    var lines = 0
    for index in range where bytes[index] == UInt8(ascii: "\n") { lines += 1 }
    return lines > 1
  }

  // MARK: Inside and behind

  private mutating func readComments(inside decl: Int, _ record: Decl, _ tree: borrowing DeclTree, _ next: inout Int) {
    let behind = record.lastToken + 1
    guard next < tokens.comments.count, tokens.comments[next].nextToken <= behind else { return }
    if record.flags.contains(.hasBody) {
      let parts = tree.parts[tree.parts(of: decl)]
      if let body = parts.last(where: { $0.kind == .body }) { readComment(behindBrace: body.token, decl, &next) }
      for part in parts where part.kind == .body || part.kind == .accessorBody {
        readBody(part.token, decl, behind, &next)
      }
    }
    while next < tokens.comments.count, tokens.comments[next].nextToken < behind { next += 1 }
    guard next < tokens.comments.count, tokens.comments[next].nextToken == behind else { return }
    let range = range(ofComment: next)
    guard isSameLine(end(Int(record.lastToken))..<range.lowerBound) else { return }
    next += 1
    readTrailingMark(in: range, of: decl)
    if contracts.mayHold(bytes, range) { add([range], decl, .comment) }
  }

  /// A comment that ends the line of the opening brace stands behind the declaration, as one behind a body of one line does;
  /// with more below it, it is the first line of those.
  private mutating func readComment(behindBrace open: UInt32, _ decl: Int, _ next: inout Int) {
    guard kind(Int(open)) == .leftBrace else { return }
    while next < tokens.comments.count, tokens.comments[next].nextToken <= open { next += 1 }
    guard next < tokens.comments.count, tokens.comments[next].nextToken == open + 1 else { return }
    if next + 1 < tokens.comments.count, tokens.comments[next + 1].nextToken == open + 1 { return }
    let range = range(ofComment: next)
    guard isSameLine(end(Int(open))..<range.lowerBound), !isSameLine(range.upperBound..<start(Int(open) + 1)) else { return }
    next += 1
    readTrailingMark(in: range, of: decl)
    if contracts.mayHold(bytes, range) { add([range], decl, .comment, isInBody: true) }
  }

  /// The comments at either end of a body may be about those who override; others are about the code.
  private mutating func readBody(_ open: UInt32, _ decl: Int, _ behind: UInt32, _ next: inout Int) {
    guard kind(Int(open)) == .leftBrace else { return }
    let close = min(tokens.links[Int(open)], behind)
    var ranges: [Range<Int>] = []
    while next < tokens.comments.count, tokens.comments[next].nextToken <= close {
      let token = tokens.comments[next].nextToken
      if token == open + 1 || token == close {
        let range = range(ofComment: next)
        if contracts.mayHold(bytes, range) || !ranges.isEmpty { ranges.append(range) }
      }
      next += 1
    }
    if !ranges.isEmpty { add(ranges, decl, .body, isInBody: true) }
  }

  private mutating func isSameLine(_ range: Range<Int>) -> Bool {
    guard range.lowerBound <= range.upperBound else { return false }
    return !bytes[range].contains(UInt8(ascii: "\n"))
  }

  // MARK: Headings

  /// `// MARK`, with or without the space.
  private mutating func isHeading(_ range: Range<Int>) -> Bool {
    guard range.count > 8 else { return false }
    let start = bytes[range.lowerBound + 2] == UInt8(ascii: " ") ? range.lowerBound + 3 : range.lowerBound + 2
    return bytes[start] == UInt8(ascii: "M") && bytes[start + 1] == UInt8(ascii: "A") && bytes[start + 2] == UInt8(ascii: "R")
      && bytes[start + 3] == UInt8(ascii: "K")
  }

  private mutating func read(heading range: Range<Int>, _ parent: UInt32, _ headings: inout ContiguousArray<Heading>) {
    if let last = headings.last, last.parent == parent { headings.removeLast() }
    var from = range.lowerBound + 6
    while from < range.upperBound, !ContractSearch.isLetter(bytes[from]) || bytes[from] == UInt8(ascii: "K") { from += 1 }
    let title = from..<range.upperBound
    guard contracts.headsProtected(title, of: bytes) else { return }
    headings.append(Heading(parent: parent, text: names.intern(bytes, title), offset: from))
  }

  private mutating func obey(
    _ heading: Heading, _ decl: Int, _ kind: DeclKind, _ headings: inout ContiguousArray<Heading>
  ) {
    switch kind {
    case .func, .var, .subscript:
      add(.protected, .section, heading.text, decl, heading.offset)
    // It holds for the extension's members.
    case .extension:
      headings.append(
        Heading(parent: UInt32(truncatingIfNeeded: decl), text: heading.text, offset: heading.offset))
    default: break
    }
  }

  // MARK: Facts

  /// Whether another linter is told not to look at what the override calls.
  private func leavesSuperOut(_ index: Int, _ record: Decl) -> Bool {
    guard facts.decls[index].has(.override) else { return false }
    let range = start(Int(record.firstToken))..<end(Int(record.lastToken))
    return superCallsOff.contains { $0.overlaps(range) }
  }

  private mutating func addNameContract(_ decl: Int, _ tree: borrowing DeclTree) {
    let record = tree.decls[decl]
    guard record.parent != Decl.none else { return }
    switch (record.kind, tree.decls[Int(record.parent)].kind) {
    case (.func, .extension), (.func, .class), (.var, .extension), (.var, .class):
      let text = ContiguousArray(fileName)
      add(.protected, .name, names.intern(text, 0..<text.count), decl, start(Int(record.name)))
    default: break
    }
  }

  /// The kinds that directives and fields name.
  mutating func addContract(_ tag: TagFact) {
    guard let kind = KnownWords.contract(tag.name) else { return }
    // Of an extension, or of what is imported, nothing is asked.
    if tag.isDirective, !mayBeMarked(facts.decls[Int(tag.decl)].kind) { return }
    if kind == .mustCall, tag.text.isNone { return }
    add(kind, tag.isDirective ? .directive : .field, tag.text, Int(tag.decl), Int(tag.offset))
  }

  private func mayBeMarked(_ kind: DeclKind) -> Bool {
    switch kind {
    case .extension, .import: false
    default: true
    }
  }

  private mutating func add(
    _ ranges: [Range<Int>], _ decl: Int, _ source: ContractFact.Source, isInBody: Bool = false
  ) {
    if ranges.isEmpty { return }
    let name = ContiguousArray(names.storage[names.range(of: facts.decls[decl].name)])
    let isOfOverride = facts.decls[decl].has(.override)
    let parent = facts.decls[decl].parent
    let isOfRequirement = parent != DeclFact.none && facts.decls[Int(parent)].kind == .protocol
    let all = contracts.contracts(
      in: ranges, of: bytes, about: name, isInBody: isInBody, isOfOverride: isOfOverride, isOfRequirement: isOfRequirement)
    for found in all {
      add(found.kind, source, names.intern(found.text, 0..<found.text.count), decl, found.offset)
    }
  }

  private mutating func add(
    _ kind: ContractFact.Kind, _ source: ContractFact.Source, _ text: Name, _ decl: Int, _ offset: Int
  ) {
    facts.contracts.append(
      ContractFact(
        kind: kind, source: source, text: text, decl: UInt32(truncatingIfNeeded: decl),
        offset: UInt32(truncatingIfNeeded: offset)))
  }
}
