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
  func write(_ report: Report, _ format: ReportFormat, _ cards: [RuleCard], time: () -> Duration) -> Bool {
    var presentation = Presentation(folder: FilePath.workingFolder(), cards: cards, version: Command.version)
    var isWritten = true
    for file in files {
      if let reason = OutputFile(file.path).write(bytes(of: report, file.format, presentation)) {
        Output.error.complain("error: \(file.path): \(reason)")
        isWritten = false
      }
    }
    presentation.width = Output.standard.width
    presentation.isColored = isColored
    let shown = report.prefix(most)
    isWritten = Output.standard.write(bytes(of: shown, format, presentation)) && isWritten
    if !isQuiet { writeSummary(of: report, format, left: report.entries.count - shown.entries.count, time()) }
    return isWritten
  }

  private func bytes(of report: Report, _ format: ReportFormat, _ presentation: Presentation) -> ContiguousArray<UInt8> {
    var writer = ByteWriter()
    format.reporter(presentation).write(report, to: &writer)
    return writer.bytes
  }

  private func writeSummary(of report: Report, _ format: ReportFormat, left: Int, _ time: Duration) {
    if left > 0 { Output.error.complain("\(left) more \(left == 1 ? "finding" : "findings"); '--max-findings' left them out") }
    if hasStatistics { Output.error.write(Statistics(report).text) }
    if format.isForPeople, Output.error.isTerminal {
      if format == .full, !report.entries.isEmpty { Output.error.write("\n") }
      Output.error.write(Summary(report, time: time).text)
    }
  }
}
