import RuleKit

/// Commands for the log of a GitHub Actions step, which become annotations, the gravest first.
///
/// Of each severity the step shows a few only, so a last line says how many are in the log alone.
public struct GitHubReporter: Reporter {
  /// What a step shows of each severity.
  private static let shown = 10

  private let presentation: Presentation

  public init(_ presentation: Presentation = Presentation()) { self.presentation = presentation }

  public func write(_ report: Report, to writer: inout ByteWriter) {
    for entry in report.gravestFirst { write(entry, to: &writer) }
    let hidden = Severity.allCases.reduce(0) { $0 + max(0, report.count(of: $1) - GitHubReporter.shown) }
    if hidden == 0 { return }
    writer.write("accesslint: \(hidden) more than GitHub shows as annotations; all of them are above\n")
  }

  private func write(_ entry: Report.Entry, to writer: inout ByteWriter) {
    let location = entry.location
    writer.write("::\(command(for: entry.severity)) file=")
    writer.write(GitHubReporter.property(presentation.shown(location.path)))
    writer.write(",line=\(location.line)")
    // Columns of a range of several lines are refused.
    if location.line == location.endLine {
      writer.write(",col=\(location.column),endLine=\(location.endLine),endColumn=\(location.endColumn)")
    } else {
      writer.write(",endLine=\(location.endLine)")
    }
    writer.write(",title=accesslint (\(GitHubReporter.property(entry.rule)))::")
    writer.write(GitHubReporter.data(entry.message))
    for related in entry.related {
      writer.write(GitHubReporter.data("\n\(presentation.shown(related.location.path)):\(related.location.line): \(related.message)"))
    }
    writer.write("\n")
  }

  private func command(for severity: Severity) -> String {
    switch severity {
    case .info: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Text as the runner takes it apart again, and without what a log's reader would obey.
  private static func data(_ text: String) -> String {
    var result = ""
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { result += "%0A" }
      for scalar in ByteWriter.escaped(String(line), .terminal).unicodeScalars {
        if scalar == "%" { result += "%25" } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
