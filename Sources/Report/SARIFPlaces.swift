import RuleKit

/// The files that a SARIF report names, each once, and places in them as SARIF counts.
struct SARIFPlaces {
  /// In the order of their paths.
  let paths: [String]
  private let numbers: [String: Int]
  private let texts: SourceTexts
  private let hashes: [String: LineHashes]
  private let folder: String

  init(_ entries: [Report.Entry], _ texts: SourceTexts, folder: String) {
    let primary = Set(entries.map(\.location.path))
    let all = entries.reduce(into: primary) { all, entry in all.formUnion(entry.related.map(\.location.path)) }
    paths = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    self.texts = texts
    self.folder = folder
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
        json.member("startColumn", texts.utf16Column(location.column, line: location.line, of: location.path))
        json.member("endLine", location.endLine)
        json.member("endColumn", texts.utf16Column(location.endColumn, line: location.endLine, of: location.path))
      }
    }
  }

  func writeURI(of path: String, to json: inout JSONWriter) {
    let isBelow = !path.hasPrefix("/") && !path.hasPrefix("../") && path != ".."
    json.member("uri", isBelow ? SARIFPlaces.encoded(path) : "file://" + SARIFPlaces.encoded(absolute(path)))
    if isBelow { json.member("uriBaseId", "%SRCROOT%") }
  }

  /// A report must not make its readers resolve `..`.
  private func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path with everything but letters, digits and a few signs as `%XX`.
  private static func encoded(_ path: String) -> String {
    var writer = ByteWriter()
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
        writer.write(byte: byte)
      default:
        writer.write("%")
        writer.write(byte: digits[Int(byte >> 4)])
        writer.write(byte: digits[Int(byte & 15)])
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
