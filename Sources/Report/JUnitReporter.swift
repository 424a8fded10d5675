import RuleKit

/// JUnit's XML: a suite for each file, and a failed case for each finding; notes pass, with their text as output.
///
/// Where nothing was found there is a case that passes: a server would miss its tests otherwise.
public struct JUnitReporter: Reporter {
  public init() {}

  public func write(_ report: Report, to writer: inout ByteWriter) {
    let failures = report.entries.filter(isFailure).count
    writer.write("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    writer.write("<testsuites name=\"accesslint\" tests=\"\(max(1, report.entries.count))\" failures=\"\(failures)\">\n")
    for (path, entries) in report.entriesByFile { write(path, entries, to: &writer) }
    if report.entries.isEmpty {
      writer.write("  <testsuite name=\"accesslint\" tests=\"1\" failures=\"0\">\n")
      writer.write("    <testcase classname=\"accesslint\" name=\"no findings\"/>\n  </testsuite>\n")
    }
    writer.write("</testsuites>\n")
  }

  private func isFailure(_ entry: Report.Entry) -> Bool { entry.severity > .info }

  private func write(_ path: String, _ entries: [Report.Entry], to writer: inout ByteWriter) {
    writer.write("  <testsuite name=\"")
    writer.writeXML(path)
    writer.write("\" tests=\"\(entries.count)\" failures=\"\(entries.filter(isFailure).count)\">\n")
    for entry in entries {
      writer.write("    <testcase classname=\"")
      writer.writeXML(path)
      writer.write("\" name=\"")
      writer.writeXML("\(entry.rule) at \(entry.location.line):\(entry.location.column)")
      writer.write("\">\n")
      write(entry, to: &writer)
      writer.write("    </testcase>\n")
    }
    writer.write("  </testsuite>\n")
  }

  private func write(_ entry: Report.Entry, to writer: inout ByteWriter) {
    let place = "\(entry.location.path):\(entry.location.line):\(entry.location.column)"
    if isFailure(entry) {
      writer.write("      <failure type=\"\(entry.severity.text)\" message=\"")
      writer.writeXML(entry.message)
      writer.write("\">")
    } else {
      writer.write("      <system-out>")
    }
    writer.writeXML("\(place): \(entry.severity.text): \(entry.message)")
    for related in entry.related {
      writer.writeXML("\n\(related.location.path):\(related.location.line): \(related.message)")
    }
    writer.write(isFailure(entry) ? "</failure>\n" : "</system-out>\n")
  }
}
