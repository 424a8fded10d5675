import RuleKit

/// The report for people at a terminal: each finding with the code it is about, a caret under the name, and the places
/// that make it true, each with a label.
public struct FullReporter: Reporter {
  /// More evidence than this is counted, and not shown.
  private static let mostRelated = 6
  /// The columns of a line of code where nobody says how wide it is.
  private static let standardWidth = 120
  private static let narrowest = 40

  private let width: Int?
  private let paint: Paint
  /// The folder that links to files start from; nothing where there are none.
  private let linkFolder: String?

  public init(_ presentation: Presentation) {
    width = presentation.width.map { max(FullReporter.narrowest, $0) }
    paint = Paint(isColored: presentation.isColored)
    linkFolder = presentation.hasLinks ? presentation.folder : nil
  }

  public func write(_ report: Report, to writer: inout ByteWriter) {
    for (place, entry) in report.entries.enumerated() {
      if place > 0 { writer.write("\n") }
      write(entry, report.texts, to: &writer)
    }
  }

  private func write(_ entry: Report.Entry, _ texts: SourceTexts, to writer: inout ByteWriter) {
    let (headline, advice) = FullReporter.parts(of: entry.message)
    writeHeadline(headline, entry, to: &writer)
    let related = entry.related.prefix(FullReporter.mostRelated)
    let lines = [entry.location.line] + related.map(\.location.line)
    let gutter = String(lines.max() ?? 1).count
    writeHeader("-->", entry.location, gutter, to: &writer)
    write(entry.location, label: "", mark: "^", style: paint.style(of: entry.severity), gutter, texts, to: &writer)
    var path = entry.location.path
    for place in related {
      writeGutter("", gutter, to: &writer)
      writer.write("\n")
      if place.location.path != path { writeHeader(":::", place.location, gutter, to: &writer) }
      path = place.location.path
      write(place.location, label: FullReporter.safe(place.message), mark: "-", style: .related, gutter, texts, to: &writer)
    }
    let rest = entry.related.count - related.count
    if rest > 0 { writeRemark("note", "and \(rest) more \(rest == 1 ? "place" : "places")", gutter, to: &writer) }
    if let advice { writeRemark("help", advice, gutter, to: &writer) }
  }

  /// What is wrong, and after a semicolon what to do about it; one in words that are quoted does not count.
  private static func parts(of message: String) -> (headline: String, advice: String?) {
    let safe = safe(message)
    var rest = safe[...]
    while let range = rest.firstRange(of: "; ") {
      guard let quote = rest[..<range.lowerBound].firstRange(of: ": \""), let end = endOfQuotation(safe[quote.upperBound...]) else {
        return (String(safe[..<range.lowerBound]), String(safe[range.upperBound...]))
      }
      rest = safe[end...]
    }
    return (safe, nil)
  }

  /// Behind the mark that ends quoted words: nothing follows it, or what is no part of them.
  private static func endOfQuotation(_ text: Substring) -> String.Index? {
    let ends = ["\")", "\" ("].compactMap { text.firstRange(of: $0)?.lowerBound }
    return ends.min().map { text.index(after: $0) } ?? (text.last == "\"" ? text.endIndex : nil)
  }

  private static func safe(_ text: String) -> String { ByteWriter.escaped(text, .terminal) }

  /// `warning: 'cache' is … [rule]`
  private func writeHeadline(_ text: String, _ entry: Report.Entry, to writer: inout ByteWriter) {
    paint.write(entry.severity.text, paint.style(of: entry.severity), to: &writer)
    let indent = entry.severity.text.count + 2
    let lines = wrapped("\(text) [\(entry.rule)]", indent: indent)
    let tail = "[\(entry.rule)]"
    for (place, line) in lines.enumerated() {
      writer.write(place == 0 ? ": " : "\n" + String(repeating: " ", count: indent))
      if line.hasSuffix(tail) {
        paint.write(String(line.dropLast(tail.count)), .headline, to: &writer)
        paint.write(tail, .quiet, to: &writer)
      } else {
        paint.write(line, .headline, to: &writer)
      }
    }
    writer.write("\n")
  }

  /// ` --> path:line:column`, and an empty line of the gutter.
  private func writeHeader(_ arrow: String, _ location: Location, _ gutter: Int, to writer: inout ByteWriter) {
    writer.write(String(repeating: " ", count: gutter))
    paint.write(arrow, .quiet, to: &writer)
    writer.write(" ")
    writeLink(linkFolder.map { PathURI.file(location.path, in: $0) }, to: &writer)
    writer.write(location.path, .terminal)
    writer.write(":\(location.line):\(location.column)")
    writeLink(linkFolder.map { _ in "" }, to: &writer)
    writer.write("\n")
    writeGutter("", gutter, to: &writer)
    writer.write("\n")
  }

  /// Begins a link of the terminal's to what the URI names; an empty one ends it.
  private func writeLink(_ uri: String?, to writer: inout ByteWriter) {
    if let uri { writer.write("\u{1B}]8;;\(uri)\u{1B}\\") }
  }

  private func writeGutter(_ number: String, _ gutter: Int, to writer: inout ByteWriter) {
    paint.write(String(repeating: " ", count: gutter - number.count) + number + " |", .quiet, to: &writer)
  }

  /// The line of code, and below it the mark with its label.
  private func write(
    _ location: Location, label: String, mark: String, style: Paint.Style, _ gutter: Int, _ texts: SourceTexts,
    to writer: inout ByteWriter
  ) {
    let room = (width ?? FullReporter.standardWidth) - gutter - 3
    guard let line = texts.line(location.line, of: location.path) else {
      // The file is gone, or has changed since it was read.
      writeGutter(String(location.line), gutter, to: &writer)
      writer.write("\n")
      return writeLabel(label, indent: 0, style, room, gutter, to: &writer)
    }
    let end = location.endLine == location.line ? location.endColumn : line.count + 1
    let excerpt = Excerpt(line, marking: location.column - 1..<max(location.column, end) - 1, width: room)
    writeGutter(String(location.line), gutter, to: &writer)
    writer.write(" \(excerpt.text)\n")
    writeGutter("", gutter, to: &writer)
    writer.write(" " + String(repeating: " ", count: excerpt.indent))
    paint.write(String(repeating: mark, count: excerpt.length), style, to: &writer)
    let columns = excerpt.indent + excerpt.length + 1 + TextWidth.columns(of: label)
    if label.isEmpty || columns <= room {
      if !label.isEmpty { writer.write(" ") }
      paint.write(label, style, to: &writer)
      writer.write("\n")
    } else {
      writer.write("\n")
      writeLabel(label, indent: excerpt.indent, style, room, gutter, to: &writer)
    }
  }

  /// A label that does not fit beside its mark: below it, from where it fits.
  private func writeLabel(
    _ label: String, indent: Int, _ style: Paint.Style, _ room: Int, _ gutter: Int, to writer: inout ByteWriter
  ) {
    if label.isEmpty { return }
    let indent = max(0, min(indent, room - TextWidth.columns(of: label)))
    for line in TextWidth.wrapped(label, to: max(room - indent, FullReporter.narrowest / 2)) {
      writeGutter("", gutter, to: &writer)
      writer.write(" " + String(repeating: " ", count: indent))
      paint.write(line, style, to: &writer)
      writer.write("\n")
    }
  }

  /// ` = help: …`
  private func writeRemark(_ word: String, _ text: String, _ gutter: Int, to writer: inout ByteWriter) {
    writeGutter("", gutter, to: &writer)
    writer.write("\n" + String(repeating: " ", count: gutter + 1))
    paint.write("= ", .quiet, to: &writer)
    paint.write(word, .headline, to: &writer)
    let indent = gutter + 3 + word.count + 2
    for (place, line) in wrapped(text, indent: indent).enumerated() {
      writer.write(place == 0 ? ": " : "\n" + String(repeating: " ", count: indent))
      writer.write(line)
    }
    writer.write("\n")
  }

  /// Lines that fit beside the indent, if it is known how wide the terminal is.
  private func wrapped(_ text: String, indent: Int) -> [String] {
    guard let width else { return [text] }
    return TextWidth.wrapped(text, to: max(width - indent, FullReporter.narrowest / 2))
  }
}
