import Foundation

/// The ways a source is broken by hands, editors and merges; the same ones for the same seed.
struct Breakage: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private enum Kind: CaseIterable {
    case end, beginning, bracket, bytes, doubled, swapped, words, line, other, badUTF8, nul, mark, returns
  }

  /// What is put in where nobody expects it.
  private static let words: [String] = [
    "{", "}", "(", ")", "<", ">", "[", "]", "\"", "\"\"\"", "\\(", "/*", "*/", "// ", "`", "`a b`", "`\u{1B}[31m`", "#if A\n", "#else\n",
    "#endif\n", "@objc ", "@a(", "class ", "class Self: Self {", "protocol ", "protocol P: P {", "extension ", "extension Nothing.Here ",
    "struct ", "enum ", "case ", "func ", "init", "deinit ", "subscript", "var ", "let ", "typealias ", "typealias A = A\n",
    "associatedtype ", "where Self: Self ", "override ", "super.", "self.", "Self", "some ", "any ", "open ", "private(set) ",
    "fileprivate ", "static ", "final ", "{ get set }", "-> ", ": ", ", ", " = ", "?", "!", "&", "...", ".", "_", "0", "#selector(",
    "import A\n", "@testable import A\n", "// accesslint:disable:next all\n", "/// - Protected: ", "fatalError(\"must override\")",
    "\u{202E}", "é", "\u{FEFF}",
  ]

  /// The text, broken once or a few times.
  mutating func broken(_ text: [UInt8], with others: [[UInt8]]) -> [UInt8] {
    var text = text
    for _ in 0...Int.random(in: 0..<3, using: &self) where !text.isEmpty {
      text = brokenOnce(text, Kind.allCases.randomElement(using: &self) ?? .end, others)
    }
    return text
  }

  private mutating func brokenOnce(_ text: [UInt8], _ kind: Kind, _ others: [[UInt8]]) -> [UInt8] {
    var text = text
    let place = text.indices.randomElement(using: &self) ?? 0
    switch kind {
    case .end: text.removeSubrange(place...)
    case .beginning: text.removeSubrange(..<place)
    case .bracket:
      let brackets = text.indices.filter { "(){}[]<>".utf8.contains(text[$0]) }
      if let bracket = brackets.randomElement(using: &self) { text.remove(at: bracket) }
    case .bytes: text.removeSubrange(stretch(of: text, from: place))
    case .doubled: text.insert(contentsOf: text[stretch(of: text, from: place)], at: place)
    case .swapped:
      let other = text.indices.randomElement(using: &self) ?? 0
      let (first, second) = (stretch(of: text, from: min(place, other)), stretch(of: text, from: max(place, other)))
      guard first.upperBound <= second.lowerBound else { return text }
      text = Array(text[..<first.lowerBound] + text[second] + text[first.upperBound..<second.lowerBound] + text[first] + text[second.upperBound...])
    case .words: text.insert(contentsOf: (Self.words.randomElement(using: &self) ?? "").utf8, at: place)
    case .line:
      var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = lines.remove(at: Int.random(in: lines.indices, using: &self))
      lines.insert(line, at: Int.random(in: 0...lines.count, using: &self))
      text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    case .other: text += others.randomElement(using: &self) ?? []
    case .badUTF8: text.insert(contentsOf: [0xC3, 0xE2, 0x80, 0xFF].suffix(Int.random(in: 1...4, using: &self)), at: place)
    case .nul: text[place] = 0
    case .mark: text = [0xEF, 0xBB, 0xBF] + text
    case .returns:
      let end: [UInt8] = Bool.random(using: &self) ? [13, 10] : [13]
      text = Array(text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).joined(separator: end))
    }
    return text
  }

  private mutating func stretch(of text: [UInt8], from start: Int) -> Range<Int> {
    start..<min(text.count, start + Int.random(in: 1...40, using: &self))
  }
}
