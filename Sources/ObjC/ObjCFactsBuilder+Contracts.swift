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
    if flags.contains(.requiresSuper) { add(.mustCallSuper, .attribute, name("NS_REQUIRES_SUPER"), place, offset) }
    if let scope {
      if let mark = scope.mark { add(.protected, .name, name(mark), place, offset) }
      addHeading(place, token, scope)
    }
    var about = ContiguousArray(own.utf8)
    if let colon = about.firstIndex(of: UInt8(ascii: ":")) { about.removeSubrange(colon...) }
    addComments(above: token, place, about)
    if let body { addComments(at: [body + 1, tokens.link(body)], place, about, .body) }
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

  /// Comments that touch the declaration, or one another; documentation, or else ordinary ones.
  private mutating func addComments(above token: Int, _ place: Int, _ own: ContiguousArray<UInt8>) {
    var ranges: [Range<Int>] = []
    var below = tokens.start(token)
    var next = tokens.comments.indices.firstPlace { tokens.comments[$0].nextToken > token } - 1
    while next >= 0, tokens.comments[next].nextToken == token {
      let comment = tokens.comments[next]
      if hasBlankLine(comment.end..<below) || isBehindCode(comment.start, token) { break }
      ranges.append(comment.start..<comment.end)
      below = comment.start
      next -= 1
    }
    ranges.reverse()
    for range in ranges { addTags(in: range, place) }
    guard let last = ranges.last else { return }
    let isDoc = isDocComment(last)
    add(ranges.filter { isDocComment($0) == isDoc }, place, own, isDoc ? .docComment : .comment)
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
    for found in contracts.contracts(in: ranges, of: file.text, about: own) {
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
