import Facts
import Index
@testable import Lint
import Report
import RuleKit
import Rules
import Syntax

/// What is found in a file, as it is printed.
struct Showing {
  private let report: Report

  /// - Parameter rule: The only rule that works; without one those do that are on by default.
  init(of rule: String? = nil, in text: String, path: String) {
    var choice = RuleChoice(from: RuleSet(ruleBook.rules + [SuperfluousDisable.self]))
    // What others find, it has to know.
    if let rule, rule != SuperfluousDisable.card.id {
      choice.turnOffAll()
      _ = choice.turnOn(rule)
    }
    let source = Source(path: path, text: text)
    let tokens = lex(source)
    var builder = FactsBuilder(keepingCodeWith: choice.codeModules)
    // Examples say it if anybody may import them.
    let module = ModuleLayout.Module(name: "Main", isOpenWorld: text.contains("// module: open"))
    let index = ProjectIndex(
      joining: [builder.facts(of: source, tokens, parse(tokens, of: source))],
      layout: ModuleLayout(modules: [module], moduleOfFile: [0]))
    var bench = Workbench(choice, on: index)
    let found = Suppressions(index, ids: choice.allCards.map(\.id), isComplete: true)
      .applied(to: bench.findings(inFile: 0)) { [choice] _ in choice }
    var report = Report(found.left, in: index)
    report.texts = SourceTexts(of: report) { _ in ContiguousArray(text.utf8) }
    self.report = report
  }

  /// As at a terminal of 80 columns.
  var excerpts: String {
    var writer = ByteWriter()
    FullReporter(Presentation(width: 80)).write(report, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The rules that found something, line by line.
  var rules: [Int: [String]] { Dictionary(grouping: report.entries, by: \.location.line).mapValues { $0.map(\.rule) } }
}
