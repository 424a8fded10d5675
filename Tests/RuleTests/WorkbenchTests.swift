import Facts
import Index
import RuleKit
import Syntax
import Testing

/// Rules are called for what they look at, and what they find is placed and named.
@Suite struct WorkbenchTests {
  private func index(_ texts: String...) -> ProjectIndex {
    let files = texts.enumerated().map { Project.File(path: "F\($0.offset).swift", text: $0.element) }
    let project = Project("p", about: "", files: files)
    return ProjectIndex(joining: project.facts(), layout: ModuleLayout(oneModule: "App", files: files.count))
  }

  private func everything() -> RuleChoice {
    var choice = RuleChoice(from: InventedRules.all)
    choice.turnOnAll()
    return choice
  }

  @Test func findingsHavePlaceSymbolAndSeverity() throws {
    let index = index("struct Box { func HELP(_ a: Int, b: Int) {} }\nvar HELP = 1")
    var bench = Workbench(everything(), on: index)
    let findings = bench.findings(inFile: 0)
    let first = try #require(findings.first)
    #expect(first.symbol == "App.Box.HELP(_:b:)")
    #expect(first.place == Place(file: 0, range: 18..<22))
    #expect(first.severity == .warning)
    #expect(first.related == [])
    #expect(findings.count == 2)
    #expect(findings[1].symbol == "App.HELP")
    // The second shout is the lesser one.
    #expect(findings[1].severity == .info)
    #expect(findings[1].related.map(\.place) == [first.place])
  }

  @Test func calledOncePerFile() {
    let index = index("var HELP = 1", "var HELP = 1")
    var bench = Workbench(everything(), on: index)
    for file in 0...1 {
      let findings = bench.findings(inFile: file)
      #expect(findings.map(\.place.file) == [file])
      #expect(findings.map(\.related) == [[]], "the rule forgot the file before")
    }
  }

  /// A rule that is about a module sees the files that import it, and their code.
  @Test func rulesAboutModules() {
    let rules = RuleSet([CalledHelp.self])
    #expect(RuleChoice(from: rules).codeModules == ["Helpers"])
    let texts = ["import Helpers\nfunc f() { help() }", "func f() { help() }", "import Other\nfunc f() { help() }"]
    let files = texts.enumerated().map { Project.File(path: "F\($0.offset).swift", text: $0.element) }
    let facts = Project("p", about: "", files: files).facts(rules)
    let index = ProjectIndex(joining: facts, layout: ModuleLayout(oneModule: "App", files: files.count))
    var bench = Workbench(RuleChoice(from: rules), on: index)
    #expect(files.indices.map { bench.findings(inFile: $0).count } == [1, 0, 0])
  }

  @Test func generatedFilesHaveNoFindings() {
    var facts = Project("p", about: "", text: "func forbidden() {}\nvar HELP = 1").facts()
    facts[0].flags.insert(.isGenerated)
    facts += Project("p", about: "", text: "func run() { forbidden() }").facts()
    let index = ProjectIndex(joining: facts, layout: ModuleLayout(oneModule: "App", files: 2))
    var bench = Workbench(everything(), on: index)
    #expect(bench.findings(inFile: 0) == [])
    // Nor has it those that rules make when they look at another file.
    #expect(bench.findings(inFile: 1).map(\.message) == ["'forbidden' is called"])
  }

  @Test func declarationsInsideOfConditionsCount() {
    let index = index("#if DEBUG\nvar HELP = 1\n#else\nstruct S { var HELP = 1 }\n#endif")
    var bench = Workbench(everything(), on: index)
    #expect(bench.findings(inFile: 0).count == 2)
  }

  @Test func timesAreKeptOnlyIfAsked() {
    let index = index("var HELP = 1")
    var silent = Workbench(everything(), on: index)
    _ = silent.findings(inFile: 0)
    #expect(silent.timings.isEmpty)
    var timed = Workbench(everything(), on: index, isTimed: true)
    let findings = timed.findings(inFile: 0)
    #expect(findings.count == 1)
    #expect(timed.timings.map(\.rule) == InventedRules.all.cards.map(\.id))
    #expect(timed.timings.contains { $0.duration > .zero })
  }
}
