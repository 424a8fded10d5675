import Lint
import Report
import RuleKit

/// Where a report goes: to standard output in one form, and to files in others.
struct ReportOutput {
  /// As an option says.
  private let chosenFormat: ReportFormat?
  private let files: [(format: ReportFormat, path: String)]
  private let category: String?
  private var isColored = false
  private var most = Int.max
  private var hasStatistics = false
  /// Whether the report says what was taken out of it.
  private(set) var showsSuppressed = false
  private(set) var isQuiet = true

  init(_ arguments: Arguments) throws(UsageError) {
    chosenFormat = try arguments.word("--reporter").flatMap(ReportFormat.init)
    var files: [(format: ReportFormat, path: String)] = []
    for text in arguments.all("--output") { files.append(try ReportOutput.file(text)) }
    try ReportOutput.refuseLosses(files.map(\.path), arguments)
    self.files = files
    category = arguments.last("--sarif-category")
    isColored = Output.standard.isColored(try arguments.word("--color") ?? "auto")
    most = try arguments.number("--max-findings", in: 0...Int.max) ?? Int.max
    hasStatistics = arguments.has("--statistics")
    showsSuppressed = arguments.has("--report-suppressed")
    isQuiet = arguments.has("--quiet")
  }

  /// Of arguments that hold a mistake: where reports would have gone that have a word for failure.
  init(salvaging arguments: Arguments) {
    chosenFormat = (try? arguments.word("--reporter")).flatMap(ReportFormat.init)
    let files = arguments.all("--output").compactMap { try? ReportOutput.file($0) }
    self.files = (try? ReportOutput.refuseLosses(files.map(\.path), arguments)) == nil ? [] : files
    category = arguments.last("--sarif-category")
  }

  /// `sarif=a.sarif`
  private static func file(_ text: String) throws(UsageError) -> (format: ReportFormat, path: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw UsageError("'--output' needs a form and a file, as in sarif=a.sarif, not '\(text)'") }
    if parts[1] == "-" { throw UsageError("'--output' needs a file; what standard output gets '--reporter' says") }
    return (try format(parts[0]), parts[1])
  }

  /// Refuses to write over another report, or over what a run reads; terminals, pipes and the like lose nothing.
  private static func refuseLosses(_ paths: [String], _ arguments: Arguments) throws(UsageError) {
    let read = ["--config", "--baseline", "--files-from"].flatMap { arguments.all($0) } + ConfigurationFinder.names
    let inputs = Set(read.map { FilePath.place(of: $0) })
    var known: Set<String> = []
    for path in paths where FilePath.isFile(path) || !FilePath.exists(path) {
      let place = FilePath.place(of: path)
      if inputs.contains(place) { throw UsageError("'--output' names '\(path)', which a run reads") }
      if known.insert(place).inserted { continue }
      throw UsageError("'--output' names '\(path)' twice: of two reports in one file only the last would be left")
    }
  }

  private static func format(_ name: String) throws(UsageError) -> ReportFormat {
    if let format = ReportFormat(rawValue: name) { return format }
    let names = ReportFormat.allCases.map(\.rawValue)
    throw UsageError("unknown reporter '\(name)'" + Spelling.suggestion(for: name, among: names))
  }

  /// The form on standard output: that of the option, else that of the configuration, else what suits the reader.
  func format(_ configured: ReportFormat?) -> ReportFormat {
    chosenFormat ?? configured ?? (Output.standard.isTerminal ? .full : .concise)
  }

  /// Whether a report without the code it is about is not enough.
  func needsTexts(besides format: ReportFormat) -> Bool { format.needsTexts || files.contains { $0.format.needsTexts } }

  /// What says how the run went is written last, standard output after all files, and hears of what could not be written.
  ///
  /// - Returns: `false` when something could not be written; what the files held before is still there.
  func write(
    _ report: Report, _ run: RunNotes, _ format: ReportFormat, _ cards: [RuleCard], time: () -> Duration
  ) -> Bool {
    var run = run
    for file in files where file.format != .sarif { write(report, to: file, &run, cards) }
    if format != .sarif { writeToStandardOutput(report, format, &run, cards) }
    for file in files where file.format == .sarif { write(report, to: file, &run, cards) }
    if format == .sarif { writeToStandardOutput(report, format, &run, cards) }
    if !isQuiet { writeSummary(of: report, format, left: max(0, report.entries.count - most), time()) }
    return run.exitCode != ExitStatus.failed.rawValue
  }

  /// Says in the forms that have a word for it that there is no report, so that nobody takes an older one for it.
  func writeFailure(_ run: RunNotes) {
    var run = run
    for file in files where file.format == .sarif { write(Report(), to: file, &run, []) }
    if chosenFormat == .sarif { writeToStandardOutput(Report(), .sarif, &run, []) }
  }

  private func presentation(_ run: RunNotes, _ cards: [RuleCard]) -> Presentation {
    var presentation = Presentation(folder: FilePath.workingFolder(), cards: cards, version: Command.version)
    presentation.root = Environment.repository
    presentation.run = run
    presentation.category = category
    return presentation
  }

  private func write(
    _ report: Report, to file: (format: ReportFormat, path: String), _ run: inout RunNotes, _ cards: [RuleCard]
  ) {
    guard let reason = OutputFile(file.path).write(bytes(of: report, file.format, presentation(run, cards))) else { return }
    Output.error.complain("error: \(file.path): \(reason)")
    run.fail(RunNotes.Note(.output, .error, reason, path: file.path))
  }

  private func writeToStandardOutput(_ report: Report, _ format: ReportFormat, _ run: inout RunNotes, _ cards: [RuleCard]) {
    var presentation = presentation(run, cards)
    presentation.width = Output.standard.width
    presentation.isColored = isColored
    presentation.hasLinks = isColored && Output.standard.takesLinks
    let left = report.entries.count - most
    if left > 0 { presentation.run.notes.append(RunNotes.Note(.output, .warning, ReportOutput.remark(left: left))) }
    // `| head` does not make a failure of a run.
    if Output.standard.put(bytes(of: report.prefix(most), format, presentation)) != .failed { return }
    run.fail(RunNotes.Note(.output, .error, "standard output cannot be written"))
  }

  private func bytes(of report: Report, _ format: ReportFormat, _ presentation: Presentation) -> ContiguousArray<UInt8> {
    var writer = ByteWriter()
    format.reporter(presentation).write(report, to: &writer)
    return writer.bytes
  }

  private static func remark(left: Int) -> String {
    "\(left) more \(left == 1 ? "finding" : "findings"); '--max-findings' left \(left == 1 ? "it" : "them") out"
  }

  private func writeSummary(of report: Report, _ format: ReportFormat, left: Int, _ time: Duration) {
    if left > 0 { Output.error.complain(ReportOutput.remark(left: left)) }
    let isInFile = files.contains { $0.format == .sarif }
    let count = (isInFile ? report : report.prefix(most)).entries.count
    let results = count + (report.suppressed?.count ?? 0) - SARIFReporter.mostResults
    if results > 0, format == .sarif || isInFile {
      Output.error.complain("warning: the SARIF report takes \(SARIFReporter.mostResults) results; \(results) are left out of it")
    }
    if hasStatistics { Output.error.write(Statistics(report).text) }
    if format.isForPeople, Output.error.isTerminal {
      if format == .full, !report.entries.isEmpty { Output.error.write("\n") }
      Output.error.write(Summary(report, time: time).text)
    }
  }
}

extension RunNotes {
  fileprivate mutating func fail(_ note: Note) {
    notes.append(note)
    exitCode = Int(ExitStatus.failed.rawValue)
  }
}
