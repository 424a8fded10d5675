import Testing

/// Somebody else's package can write a rule and run it, and cannot call one.
@Suite(.enabled(if: ForeignPackage.canBuild && Project.wantedRule == nil), .serialized) struct ForeignPackageTests {
  private static let program = """
    import Facts
    import Index
    import RuleKit
    import Syntax

    final class LongName: Rule, RuleHooks {
      static let card = RuleCard(
        id: "long_name", summary: "a name that is long", rationale: "It is hard to read.", looksAt: .function,
        options: [RuleOption("most", "how long a name may be", standard: .number(8))], since: "1.0",
        breaks: "func abcdefghi() {}  // expect: long_name", keeps: "func abc() {}")

      private let most: Int

      required init(_ settings: RuleSettings) {
        most = settings.number("most")
        super.init(settings)
      }

      func visit(_ decl: DeclID, _ pass: inout Pass) {
        let name = pass.text(pass.index.decl(decl).name)
        if name.count > most { pass.report("'\\(name)' is long", at: decl) }
      }
    }

    let source = Source(path: "A.swift", text: "func short() {}\\nfunc muchTooLong() {}")
    let tokens = lex(source)
    var builder = FactsBuilder()
    let facts = builder.facts(of: source, tokens, parse(tokens, of: source))
    let index = ProjectIndex(joining: [facts], layout: ModuleLayout(oneModule: "App", files: 1))
    let rules = RuleSet([LongName.self])
    precondition(rules.problems.isEmpty)
    var bench = Workbench(RuleChoice(from: rules))
    for finding in bench.findings(inFile: 0, index) { print(finding.symbol, finding.message.text) }
    """

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
    let package = try ForeignPackage(targets: ["main": Self.program])
    defer { package.remove() }
    let (status, output) = try package.swift("run", "--quiet", "main")
    #expect(status == 0)
    #expect(output.hasSuffix("App.muchTooLong() 'muchTooLong' is long\n"), "\(output)")
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
