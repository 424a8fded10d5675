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
  private let set: RuleSet
  private let settings: Settings
  private let output: ReportOutput
  private let isStrict: Bool
  private let endsWithZero: Bool

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    var paths = arguments.operands
    for list in arguments.all("--files-from") { paths += try ResponseFile.lines(ofFile: list) }
    self.paths = paths.isEmpty && !arguments.has("--files-from") ? ["."] : paths
    self.set = set
    settings = try Settings(arguments, set)
    output = try ReportOutput(arguments)
    isStrict = arguments.has("--strict")
    endsWithZero = arguments.has("--exit-zero")
  }

  func run() -> ExitStatus {
    let start = ContinuousClock.now
    do throws(LintError) {
      let choice = RuleChoice(from: set)
      let configuration = try ConfigurationFinder(settings.configuration, rules: choice).configurationOfRun()
      let format = output.format(configuration.reporter?.value)
      var result = try lint(paths, with: choice, settings)
      if output.needsTexts(besides: format) { result = result.withTexts() }
      if !output.isQuiet {
        for warning in result.warnings { Output.error.complain("warning: \(warning.path): \(warning.reason)") }
      }
      guard output.write(result.report, format, set.cards, time: { ContinuousClock.now - start }) else { return .failed }
      if settings.isTimed { Output.error.write(TimingTable(result.timings, total: ContinuousClock.now - start).text) }
      return status(of: result.report, isStrict: isStrict || configuration.strict?.value == true)
    } catch {
      return error.report()
    }
  }

  private func status(of report: Report, isStrict: Bool) -> ExitStatus {
    let isFound = report.entries.contains { isStrict || $0.severity > .info }
    return isFound && !endsWithZero ? .findings : .clean
  }
}

extension LintError {
  /// Says on standard error what is wrong.
  func report() -> ExitStatus {
    for message in messages {
      Output.error.complain("error: \(message.sentence)")
      for line in message.excerpt { Output.error.writeLine("  " + line) }
    }
    return .failed
  }
}

extension Settings {
  /// What the options say.
  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    self.init(
      jobs: try arguments.number("--jobs", in: 1...1024) ?? Settings.processors, isTimed: arguments.has("--timings"))
    configuration = try ConfigurationFinder.Mode(arguments)
    request = try RuleRequest(arguments, set)
  }
}

extension ConfigurationFinder.Mode {
  /// What the options say.
  init(_ arguments: Arguments) throws(UsageError) {
    if !arguments.has("--no-config") {
      self = arguments.last("--config").map { .file($0) } ?? .nearest
    } else if arguments.has("--config") {
      throw UsageError("'--config' and '--no-config' contradict each other")
    } else {
      self = .none
    }
  }
}
