import Facts

// Directives, and fields of documentation: what a comment says in a word that Swift's have, too.
extension ObjCFactsBuilder {
  /// Comments that begin with `accesslint:`, anywhere in the file.
  mutating func addDirectives() {
    for comment in tokens.comments {
      guard let found = directive(in: comment.start..<comment.end) else { continue }
      facts.directives.append(
        DirectiveFact(
          text: name(found.text), offset: UInt32(truncatingIfNeeded: found.offset), isTrailing: hasCodeBefore(comment.start)))
    }
  }

  /// What comments above a declaration say of it: `// accesslint:protected`, `/// - Protected: …`
  mutating func addTags(in comment: Range<Int>, _ place: Int) {
    if let found = directive(in: comment) { addTag(found, place, isDirective: true) }
    guard isDocComment(comment) else { return }
    for line in tokens.bytes[comment].split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { isBlank($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
      guard text.first == UInt8(ascii: "-"), let field = words(text.dropFirst()) else { continue }
      addTag((text.startIndex, field), place, isDirective: false)
    }
  }

  private static let mark = "accesslint:"

  /// What follows the mark, if nothing but blanks stands between it and the comment's beginning.
  private func directive(in comment: Range<Int>) -> (offset: Int, text: String)? {
    let text = tokens.bytes[comment].dropFirst(2).drop { isBlank($0) }
    guard text.starts(with: ObjCFactsBuilder.mark.utf8) else { return nil }
    return (text.startIndex, words(text.dropFirst(ObjCFactsBuilder.mark.utf8.count)) ?? "")
  }

  /// A line without white space around it, and without a comment's end.
  private func words(_ text: ContiguousArray<UInt8>.SubSequence) -> String? {
    var line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if line.suffix(2).elementsEqual("*/".utf8) { line = line.dropLast(2) }
    line = line.drop { isBlank($0) }
    while let last = line.last, isBlank(last) { line = line.dropLast() }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  private mutating func addTag(_ found: (offset: Int, text: String), _ place: Int, isDirective: Bool) {
    let word = found.text.prefix { $0.isLetter || $0 == "_" }
    let rest = found.text.dropFirst(word.count)
    let text = String(rest.drop { $0 == ":" || $0 == " " })
    let (decl, offset) = (UInt32(truncatingIfNeeded: place), UInt32(truncatingIfNeeded: found.offset))
    if isDirective {
      facts.tags.append(
        TagFact(name: name(word.lowercased()), text: name(text), decl: decl, offset: offset, isDirective: true))
    }
    // `- Required: …` or nothing but `- required`: a list's item goes on otherwise.
    let known = word.lowercased()
    guard isDirective || rest.isEmpty || rest.first == ":",
      let kind = ContractFact.Kind.words.first(where: { $0.key == known })?.value, kind != .mustCall || !text.isEmpty
    else { return }
    facts.contracts.append(
      ContractFact(kind: kind, source: isDirective ? .directive : .field, text: name(text), decl: decl, offset: offset))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private func hasCodeBefore(_ offset: Int) -> Bool {
    let line = tokens.bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.contains { !isBlank($0) }
  }
}
