import RuleKit

/// SARIF 2.1.0: rules, results with their evidence, fingerprints; columns in UTF-16 units.
public struct SARIFReporter: Reporter {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private let presentation: Presentation

  public init(_ presentation: Presentation) { self.presentation = presentation }

  public func write(_ report: Report, to writer: inout ByteWriter) {
    let ids = Set(report.entries.map(\.rule))
    let cards = presentation.cards.filter { ids.contains($0.id) }.sorted { $0.id < $1.id }
    writer.writeJSON { json in
      json.object { json in
        json.member("$schema", SARIFReporter.schema)
        json.member("version", "2.1.0")
        json.array("runs") { json in
          json.object { json in
            json.object("tool") { json in writeDriver(cards, to: &json) }
            json.member("columnKind", "utf16CodeUnits")
            json.object("originalUriBaseIds") { json in
              json.object("%SRCROOT%") { json in
                json.object("description") { json in json.member("text", "the folder that accesslint ran in") }
              }
            }
            json.array("results") { json in writeResults(of: report, cards, to: &json) }
          }
        }
      }
    }
    writer.write("\n")
  }

  private func writeDriver(_ cards: [RuleCard], to json: inout JSONWriter) {
    json.object("driver") { json in
      json.member("name", "accesslint")
      if !presentation.version.isEmpty { json.member("semanticVersion", presentation.version) }
      json.array("rules") { json in
        for card in cards {
          json.newLine()
          json.object { json in
            json.member("id", card.id)
            json.object("shortDescription") { json in json.member("text", card.summary) }
            json.object("fullDescription") { json in json.member("text", card.rationale) }
            json.object("help") { json in json.member("text", card.rationale) }
            json.object("defaultConfiguration") { json in json.member("level", level(card.severity)) }
          }
        }
      }
    }
  }

  private func writeResults(of report: Report, _ cards: [RuleCard], to json: inout JSONWriter) {
    for entry in report.entries {
      json.newLine()
      json.object { json in
        json.member("ruleId", entry.rule)
        if let place = cards.firstIndex(where: { $0.id == entry.rule }) { json.member("ruleIndex", place) }
        json.member("level", level(entry.severity))
        json.object("message") { json in json.member("text", entry.message) }
        json.array("locations") { json in
          json.object { json in
            writePlace(entry.location, report.texts, to: &json)
            json.array("logicalLocations") { json in
              json.object { json in json.member("fullyQualifiedName", entry.symbol) }
            }
          }
        }
        writeRelated(entry.related, report.texts, to: &json)
        json.object("partialFingerprints") { json in json.member("accesslintSymbol/v1", entry.fingerprint.text) }
      }
    }
    if !report.entries.isEmpty { json.endLine() }
  }

  /// No two of them may be the same.
  private func writeRelated(_ all: [Report.Related], _ texts: SourceTexts, to json: inout JSONWriter) {
    var seen: Set<Report.Related> = []
    let related = all.filter { seen.insert($0).inserted }
    if related.isEmpty { return }
    json.array("relatedLocations") { json in
      for (place, related) in related.enumerated() {
        json.object { json in
          json.member("id", place + 1)
          writePlace(related.location, texts, to: &json)
          json.object("message") { json in json.member("text", related.message) }
        }
      }
    }
  }

  private func writePlace(_ location: Location, _ texts: SourceTexts, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.object("artifactLocation") { json in
        json.member("uri", SARIFReporter.uri(location.path))
        if !location.path.hasPrefix("/") { json.member("uriBaseId", "%SRCROOT%") }
      }
      json.object("region") { json in
        json.member("startLine", location.line)
        json.member("startColumn", texts.utf16Column(location.column, line: location.line, of: location.path))
        json.member("endLine", location.endLine)
        json.member("endColumn", texts.utf16Column(location.endColumn, line: location.endLine, of: location.path))
      }
    }
  }

  private func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.text }

  /// The path with everything but letters, digits and a few signs as `%XX`.
  private static func uri(_ path: String) -> String {
    var writer = ByteWriter()
    if path.hasPrefix("/") { writer.write("file://") }
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
