import RuleKit

/// Lines that Xcode and other editors jump along: absolute paths, and the evidence as notes. Columns count bytes, as the
/// compiler's do.
public struct XcodeReporter: Reporter {
  private let folder: String

  public init(_ presentation: Presentation) { folder = presentation.folder }

  public func write(_ report: Report, to writer: inout ByteWriter) {
    for entry in report.entries {
      // Xcode knows no milder word than note.
      write(entry.location, entry.severity == .info ? "note" : entry.severity.text, entry.message, to: &writer)
      writer.write(" (\(entry.rule))\n")
      for related in entry.related {
        write(related.location, "note", related.message, to: &writer)
        writer.write("\n")
      }
    }
  }

  private func write(_ location: Location, _ word: String, _ message: String, to writer: inout ByteWriter) {
    if !location.path.hasPrefix("/"), !folder.isEmpty { writer.write(folder == "/" ? "/" : folder + "/", .terminal) }
    writer.write(location.path, .terminal)
    writer.write(":\(location.line):\(location.column): \(word): ")
    writer.write(message, .terminal)
  }
}
