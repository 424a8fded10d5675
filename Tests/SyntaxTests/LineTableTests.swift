import Syntax
import Testing

/// Lines and columns, from 1, of every sort of line end.
@Suite struct LineTableTests {
  @Test(arguments: [
    ("", 1), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\nb\n", 2), ("\n", 1), ("\n\n", 2), ("a\r\nb\r\n", 2), ("a\r\nb", 2),
    ("\r\n\r\n", 2), ("a\rb\r", 2), ("a\rb", 2), ("\r\r\n\n", 3), ("\n\r", 2), ("a\u{2028}b\u{B}c\u{85}", 1),
  ]) func count(text: String, lines: Int) {
    #expect(LineTable(Source(path: "", text: text)).count == lines)
  }

  @Test func positions() {
    let table = LineTable(Source(path: "", text: "ab\ncé\r\n\rd\n\nend"))
    let positions = (0...14).map { table.position(of: $0) }
    #expect(positions.map(\.line) == [1, 1, 1, 2, 2, 2, 2, 2, 3, 4, 4, 5, 6, 6, 6])
    #expect(positions.map(\.column) == [1, 2, 3, 1, 2, 3, 4, 5, 1, 1, 2, 1, 1, 2, 3])
  }

  @Test func emptyFile() {
    let position = LineTable(Source()).position(of: 0)
    #expect(position.line == 1 && position.column == 1)
    #expect(LineTable(Source()) == LineTable())
  }

  /// The bytes are read eight at once: a line end may stand at any of them.
  @Test func allTexts() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2000 {
      let text = (0..<random.below(40)).map { _ in [UInt8(97), 10, 13, 0x8A, 0x8D, 0xC3][random.below(6)] }
      let table = LineTable(Source(path: "", text: text))
      var (line, column) = (1, 1)
      for (index, byte) in text.enumerated() {
        let position = table.position(of: index)
        #expect(position.line == line && position.column == column, "\(text) at \(index)")
        let isEnd = byte == 10 || (byte == 13 && (index + 1 == text.count || text[index + 1] != 10))
        (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
      }
    }
  }

  /// Lines that are noted while the text is lexed are all there: those in comments, strings and regexes too.
  @Test func linesOfTokens() {
    let pieces = [
      "\n", "\r", "\r\n", "a", " ", "  ", "/*", "*/", "//", "\"", "\"\"\"", "#", "#/", "/#", "/", "\\", "\\(", ")", "(", "<#", "#>",
      "<<<<<<< ", ">>>>>>> ", ">>>> ", "<<<<\n", "`", "}", "é", "\0", "#!", "=",
    ]
    var random = SplitMix64(seed: 11)
    for _ in 0..<6000 {
      let text = (0..<random.below(24)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let source = Source(path: "", text: Array(text.utf8) + (random.below(8) == 0 ? [0xC3, 10] : []))
      #expect(LineTable(lex(source)) == LineTable(source), "\(text.debugDescription)")
    }
  }
}
