import RuleKit

/// The report for programs, one finding a line. `schemaVersion` changes when a key changes its meaning or goes.
public struct JSONReporter: Reporter {
  public init() {}

  public func write(_ report: Report, to writer: inout ByteWriter) {
    writer.writeJSON { json in
      json.object { json in
        json.member("schemaVersion", 1)
        json.array("findings") { json in
          for entry in report.entries {
            json.newLine()
            write(entry, to: &json)
          }
          if !report.entries.isEmpty { json.endLine() }
        }
        json.object("summary") { json in
          json.member("files", report.files)
          json.object("findings") { json in
            for severity in Severity.allCases.reversed() { json.member(severity.text, report.count(of: severity)) }
          }
        }
      }
    }
    writer.write("\n")
  }

  private func write(_ entry: Report.Entry, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", entry.rule)
      json.member("severity", entry.severity.text)
      writeStart(of: entry.location, to: &json)
      json.member("endLine", entry.location.endLine)
      json.member("endColumn", entry.location.endColumn)
      json.member("message", entry.message)
      json.member("symbol", entry.symbol)
      json.member("fingerprint", entry.fingerprint.text)
      json.array("related") { json in
        for related in entry.related {
          json.object { json in
            writeStart(of: related.location, to: &json)
            json.member("message", related.message)
          }
        }
      }
    }
  }

  private func writeStart(of location: Location, to json: inout JSONWriter) {
    json.member("path", location.path)
    json.member("line", location.line)
    json.member("column", location.column)
  }
}
