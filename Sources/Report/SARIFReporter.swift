import RuleKit

/// SARIF 2.1.0: rules, results with their evidence, fingerprints, what became of the run; columns in UTF-16 units.
///
/// Findings that somebody excused are there only if the report has them, for GitHub takes no notice that they are excused.
public struct SARIFReporter: Reporter {
  /// A run with more results than this is refused as a whole by GitHub.
  public static let mostResults = 25_000

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  let presentation: Presentation
  private let limit: Int

  public init(_ presentation: Presentation) { self.init(presentation, limit: SARIFReporter.mostResults) }

  init(_ presentation: Presentation, limit: Int) {
    self.presentation = presentation
    self.limit = limit
  }

  public func write(_ report: Report, to writer: inout ByteWriter) {
    let all = report.entries + (report.suppressed ?? []).map(\.entry)
    let results = gravest(of: all)
    var run = presentation.run
    if results.count < all.count {
      run.notes.append(
        .init(.limit, .warning, "\(all.count - results.count) of \(all.count) results are left out; the gravest are here"))
    }
    let ids = Set(results.map { all[$0].rule })
    let cards = presentation.cards.filter { ids.contains($0.id) }.sorted { $0.id < $1.id }
    let places = SARIFPlaces(results.map { all[$0] }, report.texts, presentation)
    writer.writeJSON { json in
      json.object { json in
        json.member("$schema", SARIFReporter.schema)
        json.member("version", "2.1.0")
        json.array("runs") { json in
          json.object { json in
            json.object("tool") { json in writeDriver(cards, run, to: &json) }
            writeCategory(to: &json)
            writeInvocation(run, places, to: &json)
            json.member("columnKind", "utf16CodeUnits")
            json.object("originalUriBaseIds") { json in
              json.object("%SRCROOT%") { json in
                let base = presentation.root == nil ? "the folder that accesslint ran in" : "the repository"
                json.object("description") { json in json.member("text", base) }
              }
            }
            places.writeArtifacts(to: &json)
            json.array("results") { json in
              for place in results { write(all[place], suppression(of: place, in: report), report, cards, places, to: &json) }
              if !results.isEmpty { json.endLine() }
            }
          }
        }
      }
    }
    writer.write("\n")
  }

  /// The places of as many as there may be, the gravest, in their order.
  private func gravest(of entries: [Report.Entry]) -> [Int] {
    if entries.count <= limit { return Array(entries.indices) }
    let order = entries.indices.sorted { left, right in
      let (first, second) = (entries[left], entries[right])
      if first.severity != second.severity { return first.severity > second.severity }
      // What is left out hangs on the findings alone, and not on where they are.
      return first.fingerprint == second.fingerprint ? left < right : first.fingerprint.hash < second.fingerprint.hash
    }
    return order.prefix(limit).sorted()
  }

  private func suppression(of place: Int, in report: Report) -> Report.Suppression? {
    place < report.entries.count ? nil : report.suppressed?[place - report.entries.count].suppression
  }

  /// Reports of the same category follow each other; several can stand for one commit if each has its own.
  private func writeCategory(to json: inout JSONWriter) {
    guard let category = presentation.category else { return }
    json.object("automationDetails") { json in json.member("id", category.hasSuffix("/") ? category : category + "/") }
  }

  func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.text }
}
