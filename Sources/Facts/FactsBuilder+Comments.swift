import Syntax

// Comments: directives anywhere, fields of doc comments, the marks of generated files.
extension FileWork {
  mutating func readComments() {
    for comment in tokens.comments {
      let range = Int(comment.start)..<Int(comment.end)
      if let offset = directive(in: range) {
        hasDirectives = true
        if beginsComment(offset, in: range) { readDirective(at: offset, in: range, from: Int(comment.start)) }
      }
      readOtherLinter(in: range)
      if comment.nextToken <= GeneratedMark.lastToken, marks.stands(in: bytes.span, range) { facts.flags.insert(.isGenerated) }
    }
  }

  private mutating func readDirective(at offset: Int, in comment: Range<Int>, from start: Int) {
    let text = line(from: offset + "accesslint:".utf8.count, in: comment)
    facts.directives.append(
      DirectiveFact(
        text: names.intern(bytes, text), offset: UInt32(truncatingIfNeeded: offset),
        isTrailing: hasCodeBefore(start)))
  }

  /// Whether nothing but blanks stands between `//`, `///` or `/*` and the directive: a sentence that quotes one is none.
  private mutating func beginsComment(_ offset: Int, in comment: Range<Int>) -> Bool {
    var index = comment.lowerBound + 2
    if index < offset, bytes[index] == UInt8(ascii: "/") { index += 1 }
    while index < offset, isBlank(bytes[index]) { index += 1 }
    return index == offset
  }

  /// Whether code stands before the place on its line.
  mutating func hasCodeBefore(_ offset: Int) -> Bool {
    var index = offset - 1
    while index >= 0 {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index -= 1
      // A mark of the byte order is no code.
      default: return index != 2 || bytes[0] != 0xEF || bytes[1] != 0xBB || bytes[2] != 0xBF
      }
    }
    return false
  }

  /// The rest of the line, without white space around it and without the end of a block comment.
  private mutating func line(from start: Int, in comment: Range<Int>) -> Range<Int> {
    var from = min(start, comment.upperBound)
    var to = from
    while to < comment.upperBound, bytes[to] != UInt8(ascii: "\n"), bytes[to] != UInt8(ascii: "\r") { to += 1 }
    if to == comment.upperBound, to - 2 >= from, bytes[to - 1] == UInt8(ascii: "/"), bytes[to - 2] == UInt8(ascii: "*") {
      to -= 2
    }
    while from < to, isBlank(bytes[from]) { from += 1 }
    while to > from, isBlank(bytes[to - 1]) { to -= 1 }
    return from..<to
  }

  private mutating func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Where `accesslint:` stands in the range. Most comments hold none, so the search looks at every eleventh byte only,
  /// as long as that is none of the word's.
  private mutating func directive(in range: Range<Int>) -> Int? {
    let length = "accesslint:".utf8.count
    var index = range.lowerBound
    while index + length <= range.upperBound {
      switch bytes[index + length - 1] {
      case UInt8(ascii: ":"):
        if bytes[index] == UInt8(ascii: "a"), holds("accesslint:", at: index) { return index }
        index += length
      case UInt8(ascii: "t"): index += 1
      case UInt8(ascii: "n"): index += 2
      case UInt8(ascii: "i"): index += 3
      case UInt8(ascii: "l"): index += 4
      case UInt8(ascii: "s"): index += 5
      case UInt8(ascii: "e"): index += 7
      case UInt8(ascii: "c"): index += 8
      case UInt8(ascii: "a"): index += 10
      default: index += length
      }
    }
    return nil
  }

  private mutating func holds(_ word: StaticString, at start: Int) -> Bool {
    for offset in 1..<max(1, word.utf8CodeUnitCount) {
      // The offset is below the count of the static string's bytes.
      guard unsafe word.utf8Start[offset] == ContractSearch.lower(bytes[start + offset]) else { return false }
    }
    return true
  }

  // MARK: Tags

  /// Reads a comment above a declaration.
  mutating func readTags(in range: Range<Int>, of decl: Int) {
    if hasDirectives, let offset = directive(in: range), beginsText(offset, in: range) {
      let text = line(from: offset + "accesslint:".utf8.count, in: range)
      addTag(text, decl, offset: offset, isDirective: true)
    }
    let third = range.count > 3 ? bytes[range.lowerBound + 2] : 0
    guard third == UInt8(ascii: "/") || third == UInt8(ascii: "*") else { return }
    // A comment of one line has one field at most.
    let isLine = bytes[range.lowerBound + 1] == UInt8(ascii: "/")
    var index = range.lowerBound
    while index < range.upperBound {
      // The first character of each line that is neither blank nor the comment's own.
      switch bytes[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "-") where index + 1 < range.upperBound && isBlank(bytes[index + 1]):
        readField(behind: index, in: range, decl)
        index = isLine ? range.upperBound : endOfLine(index, in: range)
      default: index = isLine ? range.upperBound : endOfLine(index, in: range)
      }
    }
  }

  /// Reads a comment behind a declaration, on its line: one that turns off rules is not the declaration's.
  mutating func readTrailingMark(in range: Range<Int>, of decl: Int) {
    guard hasDirectives, let offset = directive(in: range), beginsComment(offset, in: range) else { return }
    let tag = tag(line(from: offset + "accesslint:".utf8.count, in: range), decl, offset: offset, isDirective: true)
    if let tag { addContract(tag.fact) }
  }

  /// Whether nothing but blanks and the comment's own marks stands before the directive on its line: a sentence that names
  /// one is none.
  private mutating func beginsText(_ offset: Int, in range: Range<Int>) -> Bool {
    var index = offset - 1
    while index >= range.lowerBound, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      guard isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "*") else { return false }
      index -= 1
    }
    return true
  }

  private mutating func endOfLine(_ start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  /// `- Protected: text`: fields of every function's documentation, as its parameters, are nothing to a rule.
  private mutating func readField(behind hyphen: Int, in range: Range<Int>, _ decl: Int) {
    var start = hyphen + 1
    while start < range.upperBound, isBlank(bytes[start]) { start += 1 }
    if holdsOrdinaryField(start, range) { return }
    let line = line(from: start, in: range)
    addTag(line, decl, offset: line.lowerBound, isDirective: false)
  }

  private mutating func holdsOrdinaryField(_ start: Int, _ range: Range<Int>) -> Bool {
    let rest = range.upperBound - start
    return rest >= 9 && ContractSearch.lower(bytes[start]) == UInt8(ascii: "p") && holds("parameter", at: start)
      || rest >= 6 && ContractSearch.lower(bytes[start]) == UInt8(ascii: "r") && holds("return", at: start)
      || rest >= 6 && ContractSearch.lower(bytes[start]) == UInt8(ascii: "t") && holds("throws", at: start)
      || rest >= 4 && ContractSearch.lower(bytes[start]) == UInt8(ascii: "n") && holds("note", at: start)
  }

  private mutating func addTag(_ text: Range<Int>, _ decl: Int, offset: Int, isDirective: Bool) {
    guard let (tag, wordEnd) = tag(text, decl, offset: offset, isDirective: isDirective) else { return }
    facts.tags.append(tag)
    // `- Required: …` or nothing but `- required`: a list's item goes on otherwise.
    if isDirective || wordEnd == text.upperBound || bytes[wordEnd] == UInt8(ascii: ":") { addContract(tag) }
  }

  /// The tag, and where its word ends.
  private mutating func tag(
    _ text: Range<Int>, _ decl: Int, offset: Int, isDirective: Bool
  ) -> (fact: TagFact, wordEnd: Int)? {
    var end = text.lowerBound
    scratch.removeAll()
    while end < text.upperBound, isTagByte(bytes[end]) {
      scratch.append(ContractSearch.lower(bytes[end]))
      end += 1
    }
    if end == text.lowerBound { return nil }
    let name = scratch.name(in: &names)
    let wordEnd = end
    while end < text.upperBound, bytes[end] == UInt8(ascii: ":") || isBlank(bytes[end]) { end += 1 }
    let fact = TagFact(
      name: name, text: names.intern(bytes, end..<text.upperBound), decl: UInt32(truncatingIfNeeded: decl),
      offset: UInt32(truncatingIfNeeded: offset), isDirective: isDirective)
    return (fact, wordEnd)
  }

  private func isTagByte(_ byte: UInt8) -> Bool { ContractSearch.isLetter(byte) || byte == UInt8(ascii: "_") }
}
