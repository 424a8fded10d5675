import Foundation
import Testing

/// Somebody else's program can have a rule and run it, and cannot call one.
@Suite(.enabled(if: ForeignProgram.canBuild && Project.wantedRule == nil), .serialized) struct ForeignProgramTests {
  /// The program that the README shows.
  private static func program() throws -> String {
    let readme = try ForeignProgram.text(of: "README.md")
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
    let program = try ForeignProgram(Self.program())
    defer { program.remove() }
    try program.write("final class TimeManager {}\nfinal class Clock {}\n", to: "Input/Clock.swift")
    let (status, output) = try program.run(program.folder.path + "/Input")
    #expect(status == 1)
    #expect(output.hasSuffix("Clock.swift:1:13: warning: 'TimeManager' does not say what it does [nameless_manager]\n"), "\(output)")
  }

  /// The package offers what the program imports.
  @Test func productHoldsTheModules() throws {
    let manifest = try ForeignProgram.text(of: "Package.swift")
    let product = try #require(manifest.firstMatch(of: /\.library\(name: "AccessLintKit", targets: \[([^\]]*)\]/)).1
    let imports = try Self.program().matches(of: /import (\w+)/).map(\.1)
    #expect(imports.count > 1)
    for module in imports { #expect(product.contains("\"\(module)\"")) }
  }

  @Test(arguments: locked.keys.sorted()) func locksHold(name: String) throws {
    let (source, error) = try #require(Self.locked[name])
    let program = try ForeignProgram(source)
    defer { program.remove() }
    let (status, output) = try program.check()
    #expect(status != 0)
    #expect(output.contains(error), "\(output)")
  }
}
