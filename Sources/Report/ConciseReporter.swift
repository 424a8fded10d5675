import RuleKit

/// A line for each finding, as compilers and editors know it: `path:line:column: warning: message [rule]`.
///
/// The evidence is not shown.
public struct ConciseReporter: Reporter {
  public init() {}

  public func write(_ report: Report, to writer: inout ByteWriter) {
    for entry in report.entries {
      writer.write(entry.location.path, .terminal)
      writer.write(":")
      writer.write(entry.location.line)
      writer.write(":")
      writer.write(entry.location.column)
      writer.write(": ")
      writer.write(entry.severity.text)
      writer.write(": ")
      writer.write(entry.message, .terminal)
      writer.write(" [")
      writer.write(entry.rule)
      writer.write("]\n")
    }
  }
}
