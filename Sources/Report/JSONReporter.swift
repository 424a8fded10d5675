import RuleKit

/// The report for programs, one finding a line. `schemaVersion` changes when a key changes its meaning or goes.
public struct JSONReporter: Reporter {
  public init() {}

  public func write(_ report: Report, to writer: inout ByteWriter) {
    writer.write("{\"schemaVersion\":1,\"findings\":[")
    for (place, entry) in report.entries.enumerated() {
      writer.write(place == 0 ? "\n" : ",\n")
      write(entry, to: &writer)
    }
    writer.write(report.entries.isEmpty ? "],\"summary\":" : "\n],\"summary\":")
    writeSummary(of: report, to: &writer)
    writer.write("}\n")
  }

  private func write(_ entry: Report.Entry, to writer: inout ByteWriter) {
    writer.write("{\"rule\":")
    writer.writeString(entry.rule)
    writer.write(",\"severity\":")
    writer.writeString(entry.severity.text)
    writer.write(",")
    writeStart(of: entry.location, to: &writer)
    writer.write(",\"endLine\":")
    writer.write(entry.location.endLine)
    writer.write(",\"endColumn\":")
    writer.write(entry.location.endColumn)
    writer.write(",\"message\":")
    writer.writeString(entry.message)
    writer.write(",\"symbol\":")
    writer.writeString(entry.symbol)
    writer.write(",\"fingerprint\":")
    writer.writeString(entry.fingerprint.text)
    writer.write(",\"related\":[")
    for (place, related) in entry.related.enumerated() {
      writer.write(place == 0 ? "{" : ",{")
      writeStart(of: related.location, to: &writer)
      writer.write(",\"message\":")
      writer.writeString(related.message)
      writer.write("}")
    }
    writer.write("]}")
  }

  private func writeStart(of location: Location, to writer: inout ByteWriter) {
    writer.write("\"path\":")
    writer.writeString(location.path)
    writer.write(",\"line\":")
    writer.write(location.line)
    writer.write(",\"column\":")
    writer.write(location.column)
  }

  private func writeSummary(of report: Report, to writer: inout ByteWriter) {
    writer.write("{\"files\":")
    writer.write(report.files)
    writer.write(",\"findings\":{")
    for (place, severity) in Severity.allCases.reversed().enumerated() {
      if place > 0 { writer.write(",") }
      writer.writeString(severity.text)
      writer.write(":")
      writer.write(report.count(of: severity))
    }
    writer.write("}}")
  }
}

extension ByteWriter {
  fileprivate mutating func writeString(_ text: String) {
    write("\"")
    write(text, .json)
    write("\"")
  }
}
