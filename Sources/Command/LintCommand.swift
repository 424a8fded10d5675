import Lint
import Report
import RuleKit

/// `accesslint [lint] PATH… [options]`
struct LintCommand: Subcommand {
  static let usage = Usage(
    "lint", "[PATH…]", "lint files and folders, as one project",
    details: """
      Without a path it lints the folder it runs in.
      An argument @FILE stands for the lines of a file, each an argument.
      """,
    options: options, completion: .paths)

  private let paths: [String]
  private let rules: RuleChoice
  private let cards: [RuleCard]
  private let settings: Settings
  private let output: ReportOutput
  private let isStrict: Bool
  private let endsWithZero: Bool

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    var paths = arguments.operands
    for list in arguments.all("--files-from") { paths += try ResponseFile.lines(ofFile: list) }
    self.paths = paths.isEmpty && !arguments.has("--files-from") ? ["."] : paths
    rules = try RuleRequest(arguments, set).choice(from: set)
    cards = set.cards
    settings = Settings(
      jobs: try arguments.number("--jobs", in: 1...1024) ?? Settings.processors, isTimed: arguments.has("--timings"))
    output = try ReportOutput(arguments)
    isStrict = arguments.has("--strict")
    endsWithZero = arguments.has("--exit-zero")
  }

  func run() -> ExitStatus {
    let start = ContinuousClock.now
    do throws(LintError) {
      var result = try lint(paths, with: rules, settings)
      if output.needsTexts { result = result.withTexts() }
      if !output.isQuiet {
        for warning in result.warnings { Output.error.complain("warning: \(warning.path): \(warning.reason)") }
      }
      guard output.write(result.report, cards, time: { ContinuousClock.now - start }) else { return .failed }
      if settings.isTimed { Output.error.write(TimingTable(result.timings, total: ContinuousClock.now - start).text) }
      return status(of: result.report)
    } catch {
      for sentence in error.sentences { Output.error.complain("error: \(sentence)") }
      return .failed
    }
  }

  private func status(of report: Report) -> ExitStatus {
    let isFound = report.entries.contains { isStrict || $0.severity > .info }
    return isFound && !endsWithZero ? .findings : .clean
  }
}
