import Foundation
import Testing

@testable import Lint

/// Documents are read as every reader of YAML reads them, or not at all.
@Suite struct YAMLTests {
  /// A value in one line; the same as the reference prints.
  static func canonical(_ value: YAMLValue) -> String {
    switch value.content {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): String(number)
    case .text(let text): "\"" + text.utf8.map { String($0, radix: 16) }.joined(separator: " ") + "\""
    case .list(let items): "[" + items.map(canonical).joined(separator: ",") + "]"
    case .map(let entries):
      "{" + entries.map { canonical(YAMLValue(content: .text($0.key), position: $0.position)) + ":" + canonical($0.value) }
        .joined(separator: ",") + "}"
    }
  }

  private func read(_ text: String) -> String {
    do throws(YAMLReader.Problem) {
      return Self.plain(try YAMLReader.read(ContiguousArray(text.utf8)))
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.sentence)"
    }
  }

  /// A value in one line, for people.
  private static func plain(_ value: YAMLValue) -> String {
    switch value.content {
    case .text(let text): "'\(text)'"
    case .list(let items): "[" + items.map(plain).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.key): \(plain($0.value))" }.joined(separator: ", ") + "}"
    default: canonical(value)
    }
  }

  @Test func values() {
    #expect(read("") == "null" && read("# nothing\n---\n...\n") == "null")
    #expect(read("a: 1\nb: true\nc:\nd: ~\ne: text here # why\n") == "{a: 1, b: true, c: null, d: null, e: 'text here'}")
    #expect(read("- a\n-   b c\n- - 1\n  - 2\n- x: 1\n  z: [p, {q: r}, ]\n-\n") == "['a', 'b c', [1, 2], {x: 1, z: ['p', {q: 'r'}]}, null]")
    #expect(read("a:\n- 1\n- 2\nb:\n  - 3\nc:\n  d:\n    e: -4\n") == "{a: [1, 2], b: [3], c: {d: {e: -4}}}")
    #expect(read("'it''s': \"a\\n\\\"b\\\" \\u00e9\"\r\n\"k\" : 'x # y'\r\n") == "{it's: 'a\n\"b\" é', k: 'x # y'}")
    #expect(read("{\"a\":[1,\n\"b\"],\n\"c\":{}}") == "{a: [1, 'b'], c: {}}")
    #expect(read("a: b#c\nd: e:f\ng: **/x\n".replacing("**", with: "x*")) == "{a: 'b#c', d: 'e:f', g: 'x*/x'}")
    #expect(read("\u{FEFF}a: ü") == "{a: 'ü'}")
  }

  /// What could be read in two ways, and what this reader does not know, with the place.
  @Test func refusals() {
    let table: [(String, String)] = [
      ("a: yes", "1:4: 'yes' means true or false to some: write true or false, or use quotes"),
      ("off: 1", "1:1: 'off' means true or false to some: write true or false, or use quotes"),
      ("a: 012", "1:4: '012' is read in different ways: only whole numbers are numbers here; use quotes"),
      ("a: 1.5", "1:4: '1.5' is read in different ways: only whole numbers are numbers here; use quotes"),
      ("a: 1_000", "1:4: '1_000' is read in different ways: only whole numbers are numbers here; use quotes"),
      ("a: 12:30", "1:4: '12:30' is read in different ways: only whole numbers are numbers here; use quotes"),
      ("a: 2024-01-02", "1:4: '2024-01-02' is read in different ways: only whole numbers are numbers here; use quotes"),
      ("a: 99999999999999999999", "1:4: '99999999999999999999' is read in different ways: only whole numbers are numbers here; use quotes"),
      ("a: &x 1", "1:4: anchors and aliases are not read; a text needs quotes here"),
      ("a: *x", "1:4: anchors and aliases are not read; a text needs quotes here"),
      ("a: !!str 1", "1:4: tags are not read; a text needs quotes here"),
      ("a: |\n  x", "1:4: texts of several lines are not read; use quotes"),
      ("a: @x", "1:4: a text that begins with '@' needs quotes"), ("%YAML 1.2\n---\na: 1", "1:1: directives are not read"),
      ("a: 1\na: 2", "2:1: the key 'a' is there twice"), ("{a: 1, a: 2}", "1:8: the key 'a' is there twice"),
      ("1: a", "1:1: a key that is no text needs quotes"), ("<<: a", "1:1: a key that is no text needs quotes"),
      ("a:\n\tb: 1", "2:1: a tab; YAML wants blanks"), ("a: b\tc", "1:5: a tab; YAML wants blanks"),
      ("a: 1\n  b: 2", "2:3: this is indented deeper than what it follows"),
      ("  a: 1\nb: 2", "2:1: this belongs to nothing above it; look at its indentation"),
      ("a: b\n  c", "2:3: this is indented deeper than what it follows"), ("a: b: c", "1:4: a mapping begins on a line of its own; a text with ': ' needs quotes"),
      ("a: - b", "1:4: a list begins on a line of its own"), ("a: 'b", "1:4: the quotes do not end on this line"),
      ("a: \"\\q\"", "1:5: a backslash that is none of the known; write two for a backslash"),
      ("a: \"\\ud83d\"", "1:5: this is the number of no character"), ("a: 'b' c", "1:8: nothing can follow the value on its line"),
      ("a: 'b'#c", "1:7: nothing can follow the value on its line"), ("a: [1, 2", "1:4: the bracket is not closed"),
      ("a: [1 2]", "1:5: '1 2' is read in different ways: only whole numbers are numbers here; use quotes"),
      ("a: {b}", "1:6: a colon and a blank were expected here"), ("a: {b: }", "1:8: a value was expected here"),
      ("a: [b: c]", "1:6: a comma or ']' was expected here"), ("a: 1\n---\nb: 2", "2:1: only one document is read"),
      ("? a\n: b", "1:1: keys have no question mark here"), ("a\nb", "2:1: this belongs to nothing above it; look at its indentation"),
      ("[a]: b", "1:4: nothing can follow the value on its line"), ("a: \u{7}", "1:4: a character that belongs into no text"),
      ("a: \u{2028}", "1:4: a character that belongs into no text"),
      ("a: " + String(repeating: "[", count: 100), "1:67: this is nested too deep"),
      (String(repeating: "- ", count: 100) + "a", "1:129: this is nested too deep"),
    ]
    for (text, sentence) in table { #expect(read(text) == sentence, "\(text.prefix(40).debugDescription)") }
    let bytes: ContiguousArray<UInt8> = [0x61, 0x3A, 0x20, 0x0A, 0xFF]
    #expect(throws: YAMLReader.Problem(position: .init(line: 2, column: 1), sentence: "bytes that are no UTF-8")) {
      _ = try YAMLReader.read(bytes)
    }
  }

  /// Twice the text is twice the time, whatever is in it.
  @Test func linearTime() throws {
    let shapes: [(Int) -> String] = [
      { (0..<$0).map { "key\($0): [a, {b: c}] # d\n" }.joined() }, { String(repeating: "- a\n", count: $0) },
      { "a: '" + String(repeating: "x", count: $0 * 8) + "'" }, { "a: [" + String(repeating: "[],", count: $0) + "]" },
      { String(repeating: "# c\n", count: $0) + "a: 1" }, { "a:" + String(repeating: " ", count: $0 * 8) + "b" },
      { String(repeating: "a", count: $0 * 8) }, { "a:\n" + (0..<$0).map { "  k\($0):\n  # c\n\n" }.joined() },
    ]
    for shape in shapes {
      let start = ContinuousClock.now
      _ = try? YAMLReader.read(ContiguousArray(shape(8_000).utf8))
      #expect(ContinuousClock.now - start < .seconds(30))
    }
  }
}
