import RuleKit

/// A summary for the page of a CI step: how much of what, and the gravest findings.
public struct MarkdownReporter: Reporter {
  /// A page takes a megabyte.
  private static let shown = 200

  public init() {}

  public func write(_ report: Report, to writer: inout ByteWriter) {
    writer.write("## accesslint\n\n")
    if report.entries.isEmpty { return writer.write("Nothing to report in \(String(report.files, of: "file")).\n") }
    writer.write("\(String(report.entries.count, of: "finding")) in \(String(report.files, of: "file")).\n\n")
    writeCounts(of: report, to: &writer)
    writer.write("\n| Severity | Where | What | Rule |\n|---|---|---|---|\n")
    for entry in report.gravestFirst.prefix(MarkdownReporter.shown) {
      let place = "\(entry.location.path):\(entry.location.line)"
      writer.write("| \(entry.severity.text) | \(MarkdownReporter.plain(place)) | \(MarkdownReporter.plain(entry.message)) ")
      writer.write("| \(MarkdownReporter.plain(entry.rule)) |\n")
    }
    let rest = report.entries.count - MarkdownReporter.shown
    if rest > 0 { writer.write("\nAnd \(rest) more.\n") }
  }

  private func writeCounts(of report: Report, to writer: inout ByteWriter) {
    writer.write("| Rule | Errors | Warnings | Notes |\n|---|--:|--:|--:|\n")
    for (rule, entries) in Dictionary(grouping: report.entries, by: \.rule).sorted(by: { $0.key < $1.key }) {
      writer.write("| \(MarkdownReporter.plain(rule)) ")
      for severity in Severity.allCases.reversed() { writer.write("| \(entries.count { $0.severity == severity }) ") }
      writer.write("|\n")
    }
  }

  /// Text that stays as it is: whatever Markdown or HTML would take for its own is escaped.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in ByteWriter.escaped(text, .terminal).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "$": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
