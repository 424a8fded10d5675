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

  private let request: LintRequest
  private let set: RuleSet
  private let settings: Settings
  private let output: ReportOutput
  private let isStrict: Bool
  private let isLenient: Bool
  private let endsWithZero: Bool

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    self.set = set
    request = try LintRequest(arguments)
    var settings = try Settings(arguments, set)
    settings.overlay = request.overlay
    settings.readsTrackedFilesOnly = request.isHook
    self.settings = settings
    output = try ReportOutput(arguments)
    isStrict = arguments.has("--strict")
    isLenient = arguments.has("--lenient")
    if isStrict, isLenient { throw UsageError("'--strict' and '--lenient' contradict each other") }
    endsWithZero = arguments.has("--exit-zero")
  }

  /// Says in the reports of a run whose arguments hold a mistake that there is none, so that nobody takes older ones for it.
  static func writeFailure(_ error: UsageError, _ arguments: [String]) {
    let note = RunNotes.Note(.configuration, .error, error.sentence)
    ReportOutput(salvaging: Arguments(salvaging: arguments, of: usage))
      .writeFailure(RunNotes([note], exitCode: Int(ExitStatus.failed.rawValue)))
  }

  func run() -> ExitStatus {
    let start = ContinuousClock.now
    do throws(LintError) {
      let choice = RuleChoice(from: set)
      let configuration = try ConfigurationFinder(settings.configuration, rules: choice).configurationOfRun()
      let format = output.format(configuration.reporter?.value)
      let scope = try request.scope()
      let baseline = try request.baseline(configuration)
      var result = try lint(choice)
      var notes = result.notes + request.unread(in: result)
      var suppressed = result.excused
      if let baseline {
        let comparison = baseline.compared(with: result)
        if scope == nil { notes += note(ofGone: comparison.gone.count) }
        suppressed += comparison.known.map { Report.Suppressed($0, by: .baseline) }
        result.report = comparison.new
      }
      if output.showsSuppressed { result.report.suppressed = suppressed }
      if let scope { result.report = scope.part(of: result.report) }
      if output.needsTexts(besides: format) { result = result.withTexts(settings.overlay) }
      if !output.isQuiet { for note in notes { Output.error.complain("warning: \(note.sentence)") } }
      let status = status(of: result.report, configuration)
      let run = RunNotes(notes, exitCode: Int(status.rawValue))
      guard output.write(result.report, run, format, set.cards, time: { ContinuousClock.now - start }) else { return .failed }
      if settings.isTimed, !output.isQuiet { Output.error.write(TimingTable(result.timings, total: ContinuousClock.now - start).text) }
      return status
    } catch {
      let status = error.report()
      output.writeFailure(RunNotes(error.notes, exitCode: Int(status.rawValue)))
      return status
    }
  }

  private func lint(_ choice: RuleChoice) throws(LintError) -> LintResult {
    var settings = settings
    if !output.isQuiet, Output.error.takesProgress { settings.progress = Progress() }
    defer { settings.progress?.end() }
    return try Lint.lint(request.roots, with: choice, settings)
  }

  /// Whether the baseline knows what is not there any more. Who asks for other rules would not prune with them.
  private func note(ofGone count: Int) -> [RunNotes.Note] {
    if count == 0 || !settings.request.isEmpty { return [] }
    let entries = String(count, of: "finding") + (count == 1 ? " that is" : " that are")
    let option = request.baselinePath.map { $0 == BaselineCommand.standardPath ? "" : " --baseline \(ShellWord.quoted($0))" } ?? ""
    let pronoun = count == 1 ? "it" : "them"
    let sentence = "the baseline has \(entries) there no more; 'accesslint baseline prune\(option)' takes \(pronoun) out"
    return [RunNotes.Note(.configuration, .warning, sentence)]
  }

  private func status(of report: Report, _ configuration: Configuration) -> ExitStatus {
    let least = leastThatFails(configuration)
    let isFound = report.entries.contains { $0.severity >= least }
    return isFound && !endsWithZero ? .findings : .clean
  }

  /// What an option says comes before what a configuration says.
  private func leastThatFails(_ configuration: Configuration) -> Severity {
    if isStrict { return .info }
    if isLenient { return .error }
    if configuration.strict?.value == true { return .info }
    return configuration.lenient?.value == true ? .error : .warning
  }
}

extension LintResult {
  /// What there is to say of it besides the report.
  var notes: [RunNotes.Note] {
    warnings.map { RunNotes.Note(.input, .warning, $0.reason, path: $0.path) }
      + (emptiness.map { [RunNotes.Note(.configuration, .warning, $0)] } ?? [])
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

  /// The same for a report.
  var notes: [RunNotes.Note] {
    let subject: RunNotes.Note.Subject = if case .configuration = self { .configuration } else { .input }
    return messages.map { RunNotes.Note(subject, .error, $0.sentence) }
  }
}

extension Settings {
  /// What the options say.
  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    try self.init(reading: arguments, jobs: arguments.number("--jobs", in: 1...1024))
    isTimed = arguments.has("--timings")
    request = try RuleRequest(arguments, set)
  }

  /// What the options say that those have who choose among the rules.
  init(choosing arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    try self.init(reading: arguments)
    request = try RuleRequest(choosing: arguments, set)
  }

  /// What the options say that those have who ask about findings.
  init(asking arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    try self.init(reading: arguments)
    request = try RuleRequest(enabling: arguments, set)
  }

  /// What the options say that all have who read a project.
  ///
  /// - Parameter jobs: how many they want; to ask how many processors there are takes a while.
  init(reading arguments: Arguments, jobs: Int? = nil) throws(UsageError) {
    self.init(jobs: jobs ?? Settings.processors)
    configuration = try ConfigurationFinder.Mode(arguments)
    sdk = arguments.last("--sdk")
    if let sdk, !FilePath.isFolder(sdk) { throw UsageError("'--sdk' needs a folder, and '\(sdk)' is none") }
  }
}

extension ConfigurationFinder.Mode {
  /// What the options say.
  init(_ arguments: Arguments) throws(UsageError) {
    if !arguments.has("--no-config") {
      self = arguments.last("--config").map { .named($0) } ?? .nearest
    } else if arguments.has("--config") {
      throw UsageError("'--config' and '--no-config' contradict each other")
    } else {
      self = .none
    }
  }
}
