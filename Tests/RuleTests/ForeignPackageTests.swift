import Foundation
import Testing

/// Somebody else's package can write a rule and run it, and cannot call one.
@Suite(.enabled(if: ForeignPackage.canBuild && Project.wantedRule == nil), .serialized) struct ForeignPackageTests {
  /// The program that the README shows.
  private static func program() throws -> String {
    let readme = try ForeignPackage.text(of: "README.md")
    let mark = "```swift\n// Sources/lint-ours/main.swift\n"
    let start = try #require(readme.range(of: mark)?.upperBound)
    let end = try #require(readme.range(of: "```", range: start..<readme.endIndex)?.lowerBound)
    return String(readme[start..<end])
  }

  /// What must not compile, and what the compiler says to it.
  private static let locked = [
    "MakesAPass": (
      source: "import Index\nimport RuleKit\nfunc make(_ index: ProjectIndex) { let _ = Pass(file: 0, of: index) }",
      error: "inaccessible due to 'internal' protection level"
    ),
    "KeepsAPass": (
      source: "import RuleKit\nfunc keep(_ pass: inout Pass) -> Pass { pass }",
      error: "missing reinitialization of inout parameter 'pass' after consume"
    ),
    "IsNoRule": (
      source: """
        import Index
        import RuleKit
        final class NoRule: RuleHooks {
          static let card = RuleCard(id: "x", summary: "", rationale: "", looksAt: [], since: "", breaks: "", keeps: "")
          func visit(_ decl: DeclID, _ pass: inout Pass) {}
        }
        """,
      error: "requires that 'NoRule' inherit from 'Rule'"
    ),
  ]

  @Test func foreignRuleRuns() throws {
    let package = try ForeignPackage(targets: ["main": Self.program()])
    defer { package.remove() }
    try package.write("final class TimeManager {}\nfinal class Clock {}\n", to: "Input/Clock.swift")
    let (status, output) = try package.swift("run", "--quiet", "main", package.folder.path + "/Input")
    #expect(status == 1)
    #expect(output.hasSuffix("Clock.swift:1:13: warning: 'TimeManager' does not say what it does [nameless_manager]\n"), "\(output)")
  }

  @Test(arguments: locked.keys.sorted()) func locksHold(name: String) throws {
    let (source, error) = try #require(Self.locked[name])
    let package = try ForeignPackage(targets: [name: source])
    defer { package.remove() }
    let (status, output) = try package.swift("build", "--target", name)
    #expect(status != 0)
    #expect(output.contains(error), "\(output)")
  }
}
