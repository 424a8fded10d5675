import Facts
import Syntax

// What comments, headings, names and attributes ask of those who override or call a declaration.
extension ObjCFactsBuilder {
  /// - Parameters:
  ///   - token: the first of the declaration.
  ///   - own: the declaration's name as comments write it.
  mutating func addContracts(
    _ place: Int, _ token: Int, own: String, _ flags: ObjCFact.Flags, _ scope: Scope?, body: Int? = nil
  ) {
    let offset = Int(facts.decls[place].nameOffset)
    if let body, isToldToLeaveSuperOut(tokens.start(body)) { add(.leavesSuperOut, .comment, .none, place, offset) }
    if flags.contains(.requiresSuper) { add(.mustCallSuper, .attribute, name("NS_REQUIRES_SUPER"), place, offset) }
    if let scope {
      if let mark = scope.mark { add(.protected, .name, name(mark), place, offset) }
      addHeading(place, token, scope)
    }
    var about = ContiguousArray(own.utf8)
    if let colon = about.firstIndex(of: UInt8(ascii: ":")) { about.removeSubrange(colon...) }
    addComments(above: token, place, about)
    if let body { addComments(at: [body + 1, tokens.link(body)], place, about, .body) }
    if scope != nil { addComment(behind: body.map { tokens.link($0) } ?? lastToken(token), place, about) }
  }

  private func isToldToLeaveSuperOut(_ offset: Int) -> Bool {
    let next = file.silences.indices.firstPlace { file.silences[$0].lowerBound > offset }
    return next > 0 && file.silences[next - 1].contains(offset)
  }

  /// The nearest heading between the container's beginning and the declaration.
  private mutating func addHeading(_ place: Int, _ token: Int, _ scope: Scope) {
    let start = tokens.start(token)
    let first = Int(facts.decls[scope.place].start)
    guard let title = file.headings.last(where: { $0.lowerBound < start }), title.lowerBound > first,
      contracts.headsProtected(title, of: file.bytes)
    else { return }
    let text = file.bytes[title].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    add(.protected, .section, name(String(decoding: text, as: UTF8.self)), place, text.startIndex)
  }

  /// Comments that touch the declaration, or one another; documentation, and ordinary ones.
  private mutating func addComments(above token: Int, _ place: Int, _ own: ContiguousArray<UInt8>) {
    var ranges: [Range<Int>] = []
    var below = tokens.start(token)
    var next = tokens.comments.indices.firstPlace { tokens.comments[$0].nextToken > token } - 1
    while next >= 0, tokens.comments[next].nextToken == token {
      let comment = tokens.comments[next]
      if hasBlankLine(comment.end..<below) || isBehindCode(comment.start, token) { break }
      let range = comment.start..<comment.end
      if !isDocComment(range), PlainComment(range, file.text).isCode { break }
      ranges.append(range)
      below = comment.start
      next -= 1
    }
    ranges.reverse()
    for range in ranges { addTags(in: range, place) }
    let others = ranges.filter { !isDocComment($0) && !PlainComment($0, file.text).isDirective }
    add(ranges.filter { isDocComment($0) }, place, own, .docComment)
    add(others, place, own, .comment)
  }

  /// The semicolon that ends what begins with the token; declarations of more tokens have none.
  private func lastToken(_ token: Int) -> Int {
    var at = token
    while tokens.kind(at) != nil, !tokens.isMark(at, ";"), at < token + 400 { at = tokens.after(at) }
    return at
  }

  /// The comment behind the declaration, on its line.
  private mutating func addComment(behind token: Int, _ place: Int, _ own: ContiguousArray<UInt8>) {
    guard tokens.kind(token) != nil else { return }
    let next = tokens.comments.indices.firstPlace { tokens.comments[$0].nextToken > token }
    guard next < tokens.comments.count, tokens.comments[next].nextToken == token + 1 else { return }
    let comment = tokens.comments[next]
    guard tokens.end(token) <= comment.start, !file.text[tokens.end(token)..<comment.start].contains(UInt8(ascii: "\n")) else { return }
    add([comment.start..<comment.end], place, own, .comment)
  }

  private mutating func addComments(
    at places: [Int], _ place: Int, _ own: ContiguousArray<UInt8>, _ source: ContractFact.Source
  ) {
    var ranges: [Range<Int>] = []
    for token in places {
      var next = tokens.comments.indices.firstPlace { tokens.comments[$0].nextToken >= token }
      while next < tokens.comments.count, tokens.comments[next].nextToken == token {
        ranges.append(tokens.comments[next].start..<tokens.comments[next].end)
        next += 1
      }
      if places[0] == places[1] { break }
    }
    add(ranges, place, own, source)
  }

  private mutating func add(
    _ ranges: [Range<Int>], _ place: Int, _ own: ContiguousArray<UInt8>, _ source: ContractFact.Source
  ) {
    if ranges.isEmpty { return }
    for found in contracts.contracts(in: ranges, of: file.text, about: own, isInBody: source == .body, isOfOverride: true) {
      add(found.kind, source, name(String(decoding: found.text, as: UTF8.self)), place, found.offset)
    }
  }

  private mutating func add(
    _ kind: ContractFact.Kind, _ source: ContractFact.Source, _ text: Name, _ place: Int, _ offset: Int
  ) {
    facts.contracts.append(
      ContractFact(
        kind: kind, source: source, text: text, decl: UInt32(truncatingIfNeeded: place),
        offset: UInt32(truncatingIfNeeded: offset)))
  }

  private func hasBlankLine(_ range: Range<Int>) -> Bool {
    range.lowerBound < range.upperBound && file.text[range].count { $0 == UInt8(ascii: "\n") } > 1
  }

  /// Whether the comment trails the code on its line, and so belongs to that.
  private func isBehindCode(_ start: Int, _ token: Int) -> Bool {
    guard token > 0 else { return false }
    return !file.text[tokens.end(token - 1)..<max(tokens.end(token - 1), start)].contains(UInt8(ascii: "\n"))
  }

  func isDocComment(_ range: Range<Int>) -> Bool {
    guard range.count > 3 else { return false }
    let third = file.text[range.lowerBound + 2]
    return third == file.text[range.lowerBound + 1] || third == UInt8(ascii: "!")
  }
}
