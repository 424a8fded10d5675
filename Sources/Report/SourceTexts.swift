import Syntax

/// The texts of the files that a report names, read again for the formats that show them.
public struct SourceTexts: Equatable, Sendable {
  private struct Text: Equatable {
    let bytes: ContiguousArray<UInt8>
    let lines: LineTable
  }

  private let texts: [String: Text]

  public init() { texts = [:] }

  /// - Parameter read: the bytes of a file, if it can be read.
  public init(of report: Report, read: (String) -> ContiguousArray<UInt8>?) {
    let entries = report.entries + (report.suppressed ?? []).map(\.entry)
    var paths = Set(entries.map(\.location.path))
    for entry in entries { paths.formUnion(entry.related.map(\.location.path)) }
    var texts: [String: Text] = [:]
    for path in paths {
      guard let bytes = read(path) else { continue }
      texts[path] = Text(bytes: bytes, lines: LineTable(Source(path: path, text: bytes)))
    }
    self.texts = texts
  }

  /// The bytes of a line, from 1 on, without what ends it; nothing if the file has no such line any more.
  public func line(_ number: Int, of path: String) -> ArraySlice<UInt8>? {
    guard let text = texts[path], number >= 1, number <= text.lines.count else { return nil }
    let start = Int(text.lines.starts[number - 1])
    var end = number < text.lines.count ? Int(text.lines.starts[number]) : text.bytes.count
    while end > start, text.bytes[end - 1] == UInt8(ascii: "\n") || text.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return text.bytes[start..<end]
  }

  /// The whole text, if it is known.
  func bytes(of path: String) -> ContiguousArray<UInt8>? { texts[path]?.bytes }

  /// What tells columns of the text in UTF-16 units.
  func utf16Columns(of path: String) -> UTF16Columns? { texts[path].map { UTF16Columns($0.bytes) } }
}
