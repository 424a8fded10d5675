import Syntax

/// The ways a source is broken.
enum Mutation: CaseIterable {
  case cut, cutFront, dropBracket, doubleBracket, swapTokens, dropToken, doubleToken, deleteLine, joinLines
  case randomBytes, badUTF8, nul, concatenate, insertSnippet, repeatSnippet, doubleStretch

  /// What breaks parsers more often than chance does.
  private static let snippets: [String] = [
    "(", ")", "[", "]", "{", "}", "<", ">", ">>", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "/*", "*/", "//", "/",
    "#/", "/#", "#if X\n", "#else\n", "#elseif Y\n", "#endif\n", "#", "@", "@a", "@a(", "@a<", "`", "$", "$0", "<#", "#>",
    "<<<<<<< a\n", ">>>>>>> b\n", "?", "!", "&", "->", "=", "==", ":", "::", ",", ";", ".", "..", "...", "_", "\\", "~",
    "case ", "class ", "struct S {", "func f", "var x", "let (a, b)", "init", "subscript", "extension ", "import a.",
    "where ", "open ", "private(set) ", "async ", "throws(", "if ", "switch x {", "do {", "{ get", "didSet", "some ",
    "any ", "each ", "repeat ", "protocol<", "actor ", "macro ", "using ", "operator ", "precedencegroup ", "inout ",
    "nonisolated ", "a<b", "a<b>", "0x", "1.", "1e", "\r", "\r\n", "\n", "\u{FEFF}", "\u{A0}", "é", "→", "\u{301}",
    "#available(", "#sourceLocation(", "try? ", "await ", "is ", "as? ", "read {", "mutating ", "- 1", "-1",
  ]

  func apply(to source: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var result = source
    switch self {
    case .cut: result.removeLast(source.count - random.below(source.count))
    case .cutFront: result.removeFirst(random.below(source.count))
    case .dropBracket, .doubleBracket:
      let places = source.indices.filter { "()[]{}<>\"".utf8.contains(source[$0]) }
      guard !places.isEmpty else { return source }
      let place = places[random.below(places.count)]
      if self == .dropBracket { result.remove(at: place) } else { result.insert(source[place], at: place) }
    case .swapTokens, .dropToken, .doubleToken: result = withTokensMoved(source, &random)
    case .deleteLine, .joinLines: result = withLineChanged(source, &random)
    case .randomBytes:
      for _ in 0...random.below(4) where !result.isEmpty { result[random.below(result.count)] = UInt8(random.below(256)) }
    case .badUTF8: result.insert(contentsOf: [0xC3, 0xE2, 0x80, 0xFF][random.below(4)...], at: random.below(source.count))
    case .nul: result.insert(0, at: random.below(source.count))
    case .concatenate: result += Sources.constructs[random.below(Sources.constructs.count)]
    case .insertSnippet, .repeatSnippet:
      let snippet = Array(Mutation.snippets[random.below(Mutation.snippets.count)].utf8)
      let times = self == .insertSnippet ? 1 : 1 + random.below(70)
      result.insert(contentsOf: Array(repeating: snippet, count: times).joined(), at: random.below(source.count))
    case .doubleStretch:
      let start = random.below(source.count)
      let end = min(source.count, start + random.below(40))
      result.insert(contentsOf: source[start..<end], at: random.below(source.count))
    }
    return result
  }

  private func withTokensMoved(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    let source = Source(path: "", text: text)
    let tokens = lex(source)
    guard tokens.count > 2 else { return text }
    let first = random.below(tokens.count - 2)
    let (start, middle) = (Int(tokens.starts[first]), Int(tokens.starts[first + 1]))
    let end = Int(tokens.starts[first + 2])
    var result = Array(text[..<start])
    switch self {
    case .swapTokens: result += text[middle..<end] + text[start..<middle]
    case .dropToken: result += text[middle..<end]
    default: result += text[start..<middle] + text[start..<end]
    }
    return result + text[end...]
  }

  private func withLineChanged(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var lines = text.split(separator: 10, omittingEmptySubsequences: false)
    let line = random.below(lines.count)
    if self == .deleteLine {
      lines.remove(at: line)
    } else if line + 1 < lines.count {
      lines[line] += lines.remove(at: line + 1)
    }
    return Array(lines.joined(separator: [10]))
  }
}
