import Testing

/// Marks are read as `Tests/README.md` says.
@Suite struct MarkTests {
  private func marks(_ comment: String) throws -> [Mark] { try Mark.marks(in: comment, line: 10) }

  private func claim(_ rule: String, line: Int = 10, text: String = "") -> Mark.Claim {
    Mark.Claim(rule: rule, line: line, text: text)
  }

  @Test func thisLine() throws {
    #expect(try marks("// expect: one_rule") == [.expect(claim("one_rule"))])
    #expect(try marks("// related: one_rule ") == [.related(claim("one_rule"))])
  }

  @Test func otherLines() throws {
    #expect(try marks("// expect@-1: a") == [.expect(claim("a", line: 9))])
    #expect(try marks("// expect@+12: a") == [.expect(claim("a", line: 22))])
    #expect(try marks("// related@+1: a") == [.related(claim("a", line: 11))])
  }

  @Test func severalAndTexts() throws {
    #expect(try marks("// expect: a, b") == [.expect(claim("a")), .expect(claim("b"))])
    #expect(
      try marks("// expect: a \"x, 'y': z\", b \"\"")
        == [.expect(claim("a", text: "x, 'y': z")), .expect(claim("b"))])
  }

  @Test func settings() throws {
    #expect(try marks("// option: names = a, b") == [.option(name: "names", value: "a, b")])
    #expect(try marks("// module: open") == [.module("open")])
  }

  @Test(arguments: [
    "// expect nothing", "// as we expect: x", "/// expect: x", "//expect: x", "/* expect: x */", "// option x", "//",
    "// related to: x", "// unexpected: x",
  ])
  func ordinaryComments(comment: String) throws {
    #expect(try marks(comment) == [])
  }

  @Test(arguments: [
    "// expect:", "// expect: a b", "// expect: a,", "// expect@1: a", "// expect@: a", "// expect@-x: a", "// expect@-1 a",
    "// expect: a \"text", "// expect: a. Because", "// option: x", "// option: = x",
  ])
  func malformed(comment: String) {
    #expect(throws: Mark.Malformed.self) { try marks(comment) }
  }
}
