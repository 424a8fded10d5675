import Lint
import Report
import RuleKit

/// `accesslint [lint] PATH… [--only RULE,…] [--reporter NAME] [--jobs N] [--timings]`
struct LintCommand {
  private static let options = ["--only", "--reporter", "--jobs", "--timings", "--help", "--version"]

  private var paths: [String] = []
  private var rules: RuleChoice
  private var settings = Settings()
  private var reporter: any Reporter = ConciseReporter()
  private var hasChosen = false

  init(_ arguments: [String], _ set: RuleSet) throws(UsageError) {
    rules = RuleChoice(from: set)
    var arguments = Arguments(arguments)
    while let argument = try arguments.next() {
      switch argument {
      case .path(let path): paths.append(path)
      case .option("--only"): try choose(try arguments.value("names of rules"), from: set)
      case .option("--reporter"): reporter = try LintCommand.reporter(try arguments.value("concise or json"))
      case .option("--jobs"), .option("-j"): settings.jobs = try LintCommand.jobs(try arguments.value("a number"))
      case .option("--timings"): settings.isTimed = true
      case .option(let option): throw Arguments.unknown(option, known: LintCommand.options)
      }
    }
    if paths.isEmpty { throw UsageError("nothing to lint: name a file or a folder") }
  }

  private mutating func choose(_ list: String, from set: RuleSet) throws(UsageError) {
    if !hasChosen { rules.turnOffAll() }
    hasChosen = true
    for id in list.split(separator: ",").map(String.init) where rules.turnOn(id) != nil {
      throw UsageError("there is no rule '\(id)'" + Spelling.suggestion(for: id, among: set.cards.map(\.id)))
    }
    if rules.cards.isEmpty { throw UsageError("'--only' needs names of rules") }
  }

  private static func reporter(_ name: String) throws(UsageError) -> any Reporter {
    switch name {
    case "concise": return ConciseReporter()
    case "json": return JSONReporter()
    default:
      throw UsageError("unknown reporter '\(name)'" + Spelling.suggestion(for: name, among: ["concise", "json"]))
    }
  }

  private static func jobs(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), (1...1024).contains(number) else {
      throw UsageError("'--jobs' needs a number from 1 to 1024, not '\(text)'")
    }
    return number
  }

  func run() -> ExitStatus {
    let start = ContinuousClock.now
    do throws(LintError) {
      let result = try lint(paths, with: rules, settings)
      for warning in result.warnings { complain("warning: \(warning.path): \(warning.reason)") }
      guard write(result.report) else { return .failed }
      if reporter is ConciseReporter, Output.error.isTerminal {
        Output.error.write(Summary(result.report, time: ContinuousClock.now - start).text)
      }
      if settings.isTimed { Output.error.write(TimingTable(result.timings, total: ContinuousClock.now - start).text) }
      return result.report.count(of: .warning) + result.report.count(of: .error) > 0 ? .findings : .clean
    } catch {
      for sentence in error.sentences { complain("error: \(sentence)") }
      return .failed
    }
  }

  /// - Returns: `false` when the report could not be written.
  private func write(_ report: Report) -> Bool {
    var writer = ByteWriter()
    reporter.write(report, to: &writer)
    return Output.standard.write(writer.bytes)
  }

  private func complain(_ text: String) {
    var writer = ByteWriter()
    writer.write("accesslint: ")
    // A path may hold what a terminal would obey.
    writer.write(text, .terminal)
    writer.write("\n")
    _ = Output.error.write(writer.bytes)
  }
}
