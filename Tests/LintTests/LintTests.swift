import Foundation
import Lint
import Report
import RuleKit
import Rules
import Testing

/// Whole runs, from paths to a report.
@Suite struct LintTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// With a rule that finds much, besides those of the house.
  private func report(_ roots: [String], jobs: Int) throws -> String {
    var choice = RuleChoice(from: RuleSet(ruleBook.rules + [EveryFunction.self]))
    choice.turnOnAll()
    let result = try lint(roots, with: choice, Settings(jobs: jobs))
    var writer = ByteWriter()
    JSONReporter().write(result.report, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + result.warnings.map { "\($0.path): \($0.reason)\n" }.joined()
  }

  @Test func theSameBytesFromOneWorkerAndMany() throws {
    let parts = ["Rules", "Tests/Fixtures"].map { "\(Self.repository)/\($0)" }
    let one = try report(parts, jobs: 1)
    #expect(one.split(separator: "\n").count > 500)
    // Nor does the order of the roots count.
    #expect(try report(parts.reversed(), jobs: 64) == one)
  }

  @Test func theHouseHasNoFindings() throws {
    let result = try lint(
      ["Sources", "Rules"].map { "\(Self.repository)/\($0)" }, with: RuleChoice(from: ruleBook), Settings())
    #expect(result.report.entries.map { "\($0.location.path):\($0.location.line) \($0.message)" } == [])
    #expect(result.warnings == [])
    #expect(result.report.files > 50)
  }

  @Test func aFileThatCannotBeReadIsAWarning() throws {
    let folder = try TemporaryFolder(["a.swift": "var a = 1", "huge.swift": "", "z.swift": "var z = 1"])
    // All of it is a hole: it takes no room.
    try #require(FileHandle(forWritingAtPath: folder.path("huge.swift"))).truncate(atOffset: 1 << 32)
    let result = try lint([folder.path], with: RuleChoice(from: ruleBook), Settings(jobs: 2))
    let reason = "too large: files of 2 GiB and more are not read"
    #expect(result.warnings == [Warning(path: folder.path("huge.swift"), reason: reason)])
    #expect(result.report.files == 3)
    #expect(result.timings.bytes == 18)
    #expect(result.timings.declarations == 2)
  }

  @Test func timings() throws {
    let folder = try TemporaryFolder(["a.swift": "func f() { g() }"])
    let result = try lint(
      [folder.path], with: RuleChoice(from: RuleSet([EveryFunction.self])), Settings(jobs: 3, isTimed: true))
    #expect(result.timings.stages.map(\.name) == ["discover", "facts", "modules", "index", "rules"])
    #expect(result.timings.rules.map(\.rule) == ["every_function"])
    #expect(result.timings.files == 1 && result.timings.mentions == 1)
    #expect(result.report.entries.map(\.message) == ["'f' is a function"])
  }

  /// Rules get the code of the files that import what they are about, and of no others.
  @Test func rulesAboutAModule() throws {
    let folder = try TemporaryFolder(["a.swift": "import Words\nlet a = \"\"", "b.swift": "let b = \"\""])
    let result = try lint([folder.path], with: RuleChoice(from: RuleSet([EveryString.self])), Settings(jobs: 2))
    #expect(result.report.entries.map { "\($0.location.line) \($0.message)" } == ["2 a string"])
  }

  @Test func aMissingRoot() {
    #expect(throws: LintError.unreadable([Warning(path: "/none/at/all", reason: "no such file or directory")])) {
      _ = try lint(["/none/at/all"], with: RuleChoice(from: ruleBook), Settings())
    }
  }

  @Test func emptyFoldersAreClean() throws {
    let folder = try TemporaryFolder()
    let result = try lint([folder.path], with: RuleChoice(from: ruleBook), Settings(jobs: 8))
    #expect(result.report.files == 0 && result.report.entries.isEmpty)
  }
}
