import Lint
import Report
import RuleKit
import Rules
import Testing

/// What no compiler takes is read as far as it goes, and a note says where it goes wrong.
@Suite struct BrokenFilesTests {
  private func warnings(_ files: [String: String], _ change: (inout Settings) -> Void = { _ in }) throws -> [String] {
    let folder = try TemporaryFolder(files)
    var settings = Settings(jobs: 2)
    change(&settings)
    let result = try lint([folder.path], with: RuleChoice(from: ruleBook), settings)
    return result.warnings.map { "\(folder.relative([$0.path])[0]): \($0.reason)" }
  }

  @Test(arguments: [
    ("class A {\n<<<<<<< HEAD\n  var a = 1\n=======\n  var a = 2\n>>>>>>> branch\n}\n", "line 2 begins a merge conflict that nobody has resolved"),
    ("class A {\n  func a() {\n    if b {\n  }\n}\n", "a bracket that opens in line 1 is never closed"),
    ("class A {\n  func a() { b(1 }\n}\n", "a bracket that opens in line 2 is never closed"),
    ("class A {\n  func a() { }\n}\n}\n", "a bracket in line 4 closes nothing"),
    ("let a = 1\nlet b = \"c\nlet d = 1\n", "a string that begins in line 2 has no end"),
    ("let a = 1\n/* b\nlet d = 1\n", "a comment that begins in line 2 has no end"),
  ])
  func theFirstPlaceIsNamed(text: String, reason: String) throws {
    #expect(try warnings(["a.swift": text, "b.swift": "class B {}\n"]) == ["a.swift: \(reason), so the file may be misread"])
  }

  @Test(arguments: [
    // Odd, and only this place is lost.
    "let a: = 1\n", "func () {}\n", "case .<#event#>:\n", "# a note\n", "let a = {{{ [1, (2)] }}}\n", "let a = #\"\"\"\n \" }\n \"\"\"#\n",
  ])
  func whatOnlyLooksOddIsNotSaid(text: String) throws {
    #expect(try warnings(["a.swift": text]) == [])
  }

  /// Editors of other systems write it.
  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func otherEncodingsAreSaid(mark: [UInt8]) throws {
    let folder = try TemporaryFolder(["b.swift": "class B {}\n"])
    let bytes = "class A {\n}\n".utf16.flatMap { mark[0] == 0xFF ? [UInt8($0), 0] : [0, UInt8($0)] }
    for start in [mark, []] {
      try folder.write("a.swift", bytes: start + bytes)
      let result = try lint([folder.path], with: RuleChoice(from: ruleBook), Settings(jobs: 1))
      #expect(result.warnings.map(\.reason) == ["this is UTF-16, and Swift is read as UTF-8: nothing in it is understood"])
    }
  }

  @Test func pointersAreSaid() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let reason = "this stands for a file that Git LFS keeps; 'git lfs pull' gets it: nothing in it is understood"
    #expect(try warnings(["a.swift": pointer, "b.swift": "let version = 1\n"]) == ["a.swift: \(reason)"])
  }

  /// What is encrypted in a repository has no lines to speak of, whatever its bytes are like.
  @Test func whatIsNoTextIsSaid() throws {
    let folder = try TemporaryFolder(["b.swift": "class B {}\n"])
    let directive = Array("// accesslint:disable:next no_rule\n".utf8)
    try folder.write("a.swift", bytes: [0] + Array("GITCRYPT".utf8) + [0, 0x7D, 0x29, 0x22, 0x0A, 0x80, 0x0A] + directive)
    let result = try lint([folder.path], with: RuleChoice(from: ruleBook), Settings(jobs: 1))
    #expect(result.warnings.map(\.reason) == ["this is no text, and perhaps encrypted: nothing in it is understood"])
    #expect(result.report.entries.isEmpty)
  }

  @Test func ofManyFilesSomeAreNamed() throws {
    let files = Dictionary(uniqueKeysWithValues: (10..<40).map { ("a\($0).swift", "}\n") })
    let found = try warnings(files)
    #expect(found.count == 10)
    #expect(found.last == "a19.swift: a bracket in line 1 closes nothing, so the file may be misread (20 other files are broken, too)")
  }

  /// Nobody hears of what is excluded, of code in documentation, or of what is being written.
  @Test func othersAreLeftAlone() throws {
    let files = [".accesslint.yml": "excluded: [Old]\n", "Old/a.swift": "}\n", "Kit.docc/b.swift": "}\n", "c.swift": "class C {}\n"]
    #expect(try warnings(files) { $0.configuration = .nearest } == [])
    let folder = try TemporaryFolder(["c.swift": "}\n"])
    var settings = Settings(jobs: 1)
    settings.overlay = Overlay(folder.path("c.swift"), text: ContiguousArray("class C {".utf8))
    #expect(try lint([folder.path], with: RuleChoice(from: ruleBook), settings).warnings == [])
  }
}
