import Foundation
import Testing

/// `accesslint tree`, as people and scripts meet it.
@Suite struct TreeCommandTests {
  private static let source = """
    import A
    struct S: P {
      private var a: Int { 1 }
    }
    """

  /// A folder with these files, for the time of `body`.
  private func inFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  private func objects(_ run: ProgramRun) throws -> [[String: Any]] {
    try run.lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
  }

  @Test func textOfAFile() throws {
    try inFolder(["a.swift": Self.source]) { folder in
      for arguments in [["tree", "a.swift"], ["tree", "--format", "text", "a.swift"], ["tree", "--format=text", "a.swift"]] {
        let run = try ProgramRun(arguments, in: folder)
        #expect(run.status == 0 && run.error == "")
        #expect(run.output == "     1  import A\n     2  struct S: P\n     3    private var a: Int {get}\n")
      }
    }
  }

  @Test func excludedFiles() throws {
    let files = ["a.swift": "let a = 1", "Old/b.swift": "let b = 1", "accesslint.yml": "excluded: [Old]", ".git/x": ""]
    try inFolder(files) { folder in
      #expect(try ProgramRun(["tree", "."], in: folder).output == "     1  let a\n")
      #expect(try ProgramRun(["tree", "."], in: folder).lines.count + 3 == ProgramRun(["tree", ".", "--no-config"], in: folder).lines.count)
      #expect(try ProgramRun(["tree", "Old/b.swift"], in: folder).output == "     1  let b\n", "what is named is printed")
      try Data("nonsense: 1".utf8).write(to: folder.appendingPathComponent("accesslint.yml"))
      let run = try ProgramRun(["tree", "."], in: folder)
      #expect(run.status == 2 && run.output == "" && run.error.contains("unknown key 'nonsense'"))
    }
  }

  @Test func jsonOfAFile() throws {
    try inFolder(["a.swift": Self.source]) { folder in
      let run = try ProgramRun(["tree", "a.swift", "--format", "jsonl"], in: folder)
      #expect(run.status == 0 && run.error == "")
      let object = try #require(try objects(run).first)
      #expect(object["path"] as? String == "a.swift")
      #expect(object["bytes"] as? Int == Self.source.utf8.count && object["lines"] as? Int == 4)
      #expect(object["syntaxErrors"] as? Int == 0)
      let decls = try #require(object["decls"] as? [[String: Any]])
      #expect(decls.compactMap { $0["name"] as? String } == ["A", "S"])
      let members = try #require(decls.last?["members"] as? [[String: Any]])
      #expect(members.first?["access"] as? String == "private" && members.first?["line"] as? Int == 3)
    }
  }

  @Test func folders() throws {
    try inFolder(["B/c.swift": "let c = 1", "B/a.swift": "let a = 1", "B/d.txt": "let d = 1", "z.swift": "let z = 1"]) { folder in
      let run = try ProgramRun(["tree", "--format", "jsonl", "B", "z.swift"], in: folder)
      #expect(run.status == 0 && run.error == "")
      #expect(try objects(run).compactMap { $0["path"] as? String } == ["B/a.swift", "B/c.swift", "z.swift"])
      let text = try ProgramRun(["tree", "."], in: folder)
      #expect(text.lines.filter { $0.hasSuffix(".swift:") }.count == 3)
    }
  }

  @Test func missingPath() throws {
    try inFolder(["a.swift": Self.source]) { folder in
      let run = try ProgramRun(["tree", "nowhere.swift", "a.swift"], in: folder)
      #expect(run.status == 2)
      #expect(run.error == "accesslint: error: nowhere.swift: no such file or directory\n")
      #expect(run.lines.count == 3, "the rest is printed")
    }
  }

  /// What cannot be read is said, and does not keep the rest from being printed.
  @Test func unreadableFiles() throws {
    try inFolder(["a.swift": "let a = 1", "b.swift": "", "c.swift": "let c = 1", "d.swift": "let d = 1"]) { folder in
      // Two gigabytes that take no place on the disk.
      let huge = try FileHandle(forWritingTo: folder.appendingPathComponent("b.swift"))
      try huge.truncate(atOffset: 1 << 31)
      try huge.close()
      var forbidden = ["b.swift"]
      // The superuser may read all.
      if geteuid() != 0 {
        forbidden.append("d.swift")
        let path = folder.appendingPathComponent("d.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      }
      let run = try ProgramRun(["tree", ".", "--format", "jsonl"], in: folder)
      #expect(run.status == 0)
      #expect(run.lines.count == 4 - forbidden.count)
      for name in forbidden { #expect(run.error.contains("\(name): "), "\(run.error)") }
      #expect(run.error.split(separator: "\n").count == forbidden.count)
      let totals = try ProgramRun(["tree", ".", "--parse-only"], in: folder)
      #expect(totals.error.contains("\(forbidden.count) unreadable"))
      #expect(try ProgramRun(["tree", "b.swift"], in: folder).status == 2, "nothing is left")
    }
  }

  @Test func wrongArguments() throws {
    try inFolder(["a.swift": Self.source]) { folder in
      for arguments in [["--nonsense", "a.swift"], ["a.swift", "--format", "xml"], ["a.swift", "--format"], [], ["--parse-only"]] {
        let run = try ProgramRun(["tree"] + arguments, in: folder)
        #expect(run.status == 2 && run.output == "", "\(arguments)")
        #expect(run.error.hasPrefix("accesslint: ") && run.error.contains("--help"), "\(arguments): \(run.error)")
      }
      #expect(try ProgramRun(["tree", "--", "--nonsense"], in: folder).error.contains("--nonsense: no such file"))
    }
  }

  @Test func parseOnly() throws {
    try inFolder(["a.swift": Self.source, "b.swift": "func f("]) { folder in
      let run = try ProgramRun(["tree", "--parse-only", "."], in: folder)
      #expect(run.status == 0 && run.output == "")
      #expect(run.error.hasPrefix("2 files, ") && run.error.contains(", 4 declarations, 1 with issues, 0 unreadable, "))
      #expect(run.error.hasSuffix(" MB/s\n") && run.error.split(separator: "\n").count == 1)
    }
  }

  /// `accesslint tree . | head`
  @Test func closedOutput() throws {
    let text = String(repeating: "struct S { let a = 1 }\n", count: 20_000)
    try inFolder(["a.swift": text, "b.swift": text]) { folder in
      for format in ["text", "jsonl"] {
        let run = try ProgramRun(["tree", ".", "--format", format], in: folder, isClosed: true)
        #expect(run.isExit && run.status != 0)
        #expect(run.error == "")
      }
    }
  }

  @Test(arguments: ["a\"b.swift", "a\nb.swift", "a\\b.swift", "a\u{1B}[1m.swift", "é 数.swift", "-a.swift", "a\u{7F}.swift"])
  func fileNames(name: String) throws {
    try inFolder([name: Self.source]) { folder in
      let run = try ProgramRun(["tree", "--format", "jsonl", "."], in: folder)
      #expect(run.status == 0 && run.lines.count == 1)
      #expect(try objects(run).first?["path"] as? String == "./\(name)")
    }
  }

  @Test func pathsThatATerminalWouldObey() throws {
    try inFolder(["a\u{1B}[31m.swift": Self.source, "b\n.swift": Self.source]) { folder in
      let run = try ProgramRun(["tree", ".", "\u{1B}none"], in: folder)
      #expect(run.status == 2)
      #expect(!run.output.contains("\u{1B}") && run.output.contains("./b\\u{A}.swift:\n"))
      #expect(run.error == "accesslint: error: \\u{1B}none: no such file or directory\n")
    }
  }

  /// Strings in the source that JSON has to escape, and bytes that are no text.
  @Test func textsInJSON() throws {
    try inFolder([:]) { folder in
      let source = Array("extension A where B == C<\"\\u{1}\">, D == `a\tb` {}\nlet `x\u{7}y`: T<".utf8) + [0xFF, 0xC3] + Array(">\nfunc a".utf8)
      try Data(source).write(to: folder.appendingPathComponent("a.swift"))
      let run = try ProgramRun(["tree", "--format", "jsonl", "a.swift"], in: folder)
      let decls = try #require(try objects(run).first?["decls"] as? [[String: Any]])
      #expect(decls.compactMap { $0["name"] as? String }.contains("`x\u{7}y`"))
    }
  }
}
