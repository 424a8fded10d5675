import RuleKit

/// The files that a SARIF report names, each once, and places in them as SARIF counts.
struct SARIFPlaces {
  /// In the order of their paths.
  let paths: [String]
  private let numbers: [String: Int]
  private let texts: SourceTexts
  private let hashes: [String: LineHashes]
  private let columns: [String: UTF16Columns]
  private let presentation: Presentation

  init(_ entries: [Report.Entry], _ texts: SourceTexts, _ presentation: Presentation) {
    let primary = Set(entries.map(\.location.path))
    let all = entries.reduce(into: primary) { all, entry in all.formUnion(entry.related.map(\.location.path)) }
    paths = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    self.texts = texts
    self.presentation = presentation
    columns = all.reduce(into: [:]) { columns, path in columns[path] = texts.utf16Columns(of: path) }
    hashes = primary.reduce(into: [:]) { hashes, path in hashes[path] = texts.bytes(of: path).map { LineHashes(of: $0) } }
  }

  func lineHash(of location: Location) -> String? { hashes[location.path]?[location.line] }

  func writeArtifacts(to json: inout JSONWriter) {
    json.array("artifacts") { json in
      for path in paths {
        json.newLine()
        json.object { json in
          json.object("location") { json in writeURI(of: path, to: &json) }
          json.member("sourceLanguage", path.hasSuffix(".swift") ? "swift" : "objectivec")
        }
      }
      if !paths.isEmpty { json.endLine() }
    }
  }

  func writePlace(_ location: Location, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { json in
        writeURI(of: location.path, to: &json)
        if let number = numbers[location.path] { json.member("index", number) }
      }
      json.object("region") { json in
        json.member("startLine", location.line)
        json.member("startColumn", column(location.column, line: location.line, of: location.path))
        json.member("endLine", location.endLine)
        json.member("endColumn", column(location.endColumn, line: location.endLine, of: location.path))
      }
    }
  }

  /// A column in UTF-16 units for one in bytes; the same where the text is unknown.
  private func column(_ column: Int, line: Int, of path: String) -> Int {
    guard let columns = columns[path], let line = texts.line(line, of: path) else { return column }
    return columns.column(column, in: line)
  }

  func writeURI(of path: String, to json: inout JSONWriter) {
    let path = presentation.shown(path)
    let isBelow = !path.hasPrefix("/") && !path.hasPrefix("../") && path != ".."
    json.member("uri", isBelow ? PathURI.encoded(path) : PathURI.file(path, in: presentation.folder))
    if isBelow { json.member("uriBaseId", "%SRCROOT%") }
  }
}
