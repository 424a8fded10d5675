import RuleKit

/// Checkstyle's XML, which many CI servers read.
public struct CheckstyleReporter: Reporter {
  private let version: String

  public init(_ presentation: Presentation) { version = presentation.version }

  public func write(_ report: Report, to writer: inout ByteWriter) {
    writer.write("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<checkstyle version=\"")
    writer.writeXML(version)
    writer.write("\">\n")
    for (path, entries) in report.entriesByFile {
      writer.write("  <file name=\"")
      writer.writeXML(path)
      writer.write("\">\n")
      for entry in entries { write(entry, to: &writer) }
      writer.write("  </file>\n")
    }
    writer.write("</checkstyle>\n")
  }

  private func write(_ entry: Report.Entry, to writer: inout ByteWriter) {
    writer.write("    <error line=\"\(entry.location.line)\" column=\"\(entry.location.column)\"")
    writer.write(" severity=\"\(entry.severity.text)\" message=\"")
    writer.writeXML(entry.message)
    writer.write("\" source=\"accesslint.")
    writer.writeXML(entry.rule)
    writer.write("\"/>\n")
  }
}
