import Report
import RuleKit

/// The last line for a person at a terminal: how much was looked at, and how much was found.
struct Summary {
  private let report: Report
  private let time: Duration

  init(_ report: Report, time: Duration) {
    self.report = report
    self.time = time
  }

  /// `412 files, 3 findings (1 error, 2 warnings) in 0.21 s`
  var text: String {
    let total = report.entries.count
    var parts: [String] = []
    for severity in Severity.allCases.reversed() {
      let count = report.count(of: severity)
      if count > 0 { parts.append(String(count, of: severity == .info ? "note" : severity.text)) }
    }
    let detail = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    let rounded = (time.inSeconds * 100).rounded() / 100
    let findings = total == 0 ? "no findings" : String(total, of: "finding") + detail
    return "\(String(report.files, of: "file")), \(findings) in \(rounded) s\n"
  }
}
