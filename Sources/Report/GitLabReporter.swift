import RuleKit

/// GitLab's code quality report: an array with a line for each finding.
public struct GitLabReporter: Reporter {
  private let presentation: Presentation

  public init(_ presentation: Presentation = Presentation()) { self.presentation = presentation }

  public func write(_ report: Report, to writer: inout ByteWriter) {
    writer.writeJSON { json in
      json.array { json in
        var seen: [Fingerprint: Int] = [:]
        for entry in report.entries {
          let count = seen[entry.fingerprint, default: 0] + 1
          seen[entry.fingerprint] = count
          json.newLine()
          // The fingerprint has to be the only one of its kind.
          write(entry, fingerprint: entry.fingerprint.text + (count > 1 ? "-\(count)" : ""), to: &json)
        }
        if !report.entries.isEmpty { json.endLine() }
      }
    }
    writer.write("\n")
  }

  private func write(_ entry: Report.Entry, fingerprint: String, to json: inout JSONWriter) {
    json.object { json in
      // The name of the check is not shown.
      json.member("description", "\(entry.rule): \(entry.message)")
      json.member("check_name", entry.rule)
      json.member("fingerprint", fingerprint)
      json.member("severity", severity(entry.severity))
      json.object("location") { json in
        json.member("path", presentation.shown(entry.location.path))
        json.object("lines") { json in
          json.member("begin", entry.location.line)
          json.member("end", entry.location.endLine)
        }
      }
    }
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
