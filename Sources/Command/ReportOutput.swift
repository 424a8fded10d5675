import Lint
import Report
import RuleKit

/// Where a report goes: to standard output in one form, and to files in others.
struct ReportOutput {
  /// As an option says.
  private let chosenFormat: ReportFormat?
  private let files: [(format: ReportFormat, path: String)]
  private let isColored: Bool
  private let most: Int
  private let hasStatistics: Bool
  private let category: String?
  /// Whether the report says what was taken out of it.
  let showsSuppressed: Bool
  let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    chosenFormat = try arguments.word("--reporter").flatMap(ReportFormat.init)
    var files: [(format: ReportFormat, path: String)] = []
    for text in arguments.all("--output") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw UsageError("'--output' needs a form and a file, as in sarif=a.sarif, not '\(text)'") }
      files.append((try ReportOutput.format(parts[0]), parts[1]))
    }
    self.files = files
    isColored = Output.standard.isColored(try arguments.word("--color") ?? "auto")
    most = try arguments.number("--max-findings", in: 0...Int.max) ?? Int.max
    hasStatistics = arguments.has("--statistics")
    category = arguments.last("--sarif-category")
    showsSuppressed = arguments.has("--report-suppressed")
    isQuiet = arguments.has("--quiet")
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

  /// - Returns: `false` when something could not be written; what the files held before is still there.
  func write(
    _ report: Report, _ run: RunNotes, _ format: ReportFormat, _ cards: [RuleCard], time: () -> Duration
  ) -> Bool {
    var presentation = presentation(run, cards)
    var isWritten = writeFiles(files, report, presentation)
    presentation.width = Output.standard.width
    presentation.isColored = isColored
    presentation.hasLinks = isColored && Output.standard.takesLinks
    let shown = report.prefix(most)
    isWritten = Output.standard.write(bytes(of: shown, format, presentation)) && isWritten
    if !isQuiet { writeSummary(of: report, format, left: report.entries.count - shown.entries.count, time()) }
    return isWritten
  }

  /// Says in the forms that have a word for it that there is no report, so that nobody takes an older one for it.
  func writeFailure(_ run: RunNotes) {
    let nothing = Report()
    let presentation = presentation(run, [])
    _ = writeFiles(files.filter { $0.format == .sarif }, nothing, presentation)
    if chosenFormat == .sarif { _ = Output.standard.write(bytes(of: nothing, .sarif, presentation)) }
  }

  private func presentation(_ run: RunNotes, _ cards: [RuleCard]) -> Presentation {
    var presentation = Presentation(folder: FilePath.workingFolder(), cards: cards, version: Command.version)
    presentation.run = run
    presentation.category = category
    return presentation
  }

  private func writeFiles(
    _ files: [(format: ReportFormat, path: String)], _ report: Report, _ presentation: Presentation
  ) -> Bool {
    var isWritten = true
    for file in files {
      if let reason = OutputFile(file.path).write(bytes(of: report, file.format, presentation)) {
        Output.error.complain("error: \(file.path): \(reason)")
        isWritten = false
      }
    }
    return isWritten
  }

  private func bytes(of report: Report, _ format: ReportFormat, _ presentation: Presentation) -> ContiguousArray<UInt8> {
    var writer = ByteWriter()
    format.reporter(presentation).write(report, to: &writer)
    return writer.bytes
  }

  private func writeSummary(of report: Report, _ format: ReportFormat, left: Int, _ time: Duration) {
    if left > 0 { Output.error.complain("\(left) more \(left == 1 ? "finding" : "findings"); '--max-findings' left them out") }
    let results = report.entries.count + (report.suppressed?.count ?? 0) - SARIFReporter.mostResults
    if results > 0, format == .sarif || files.contains(where: { $0.format == .sarif }) {
      Output.error.complain("warning: the SARIF report takes \(SARIFReporter.mostResults) results; \(results) are left out of it")
    }
    if hasStatistics { Output.error.write(Statistics(report).text) }
    if format.isForPeople, Output.error.isTerminal {
      if format == .full, !report.entries.isEmpty { Output.error.write("\n") }
      Output.error.write(Summary(report, time: time).text)
    }
  }
}
