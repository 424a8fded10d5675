import RuleKit

// Results: a finding, its evidence, and what tells it from others.
extension SARIFReporter {
  /// GitHub keeps so many places of a result.
  private static let mostRelated = 100
  /// So many of them are named in the message.
  private static let mostLinks = 10

  func write(
    _ entry: Report.Entry, _ suppression: Report.Suppression?, _ report: Report, _ cards: [RuleCard], _ places: SARIFPlaces,
    to json: inout JSONWriter
  ) {
    // No two of them may be the same.
    var seen: Set<Report.Related> = []
    let related = Array(entry.related.filter { seen.insert($0).inserted }.prefix(SARIFReporter.mostRelated))
    json.newLine()
    json.object { json in
      json.member("ruleId", entry.rule)
      if let place = cards.firstIndex(where: { $0.id == entry.rule }) { json.member("ruleIndex", place) }
      json.member("level", level(entry.severity))
      json.object("message") { json in json.member("text", SARIFReporter.message(entry.message, related)) }
      json.array("locations") { json in
        json.object { json in
          places.writePlace(entry.location, to: &json)
          json.array("logicalLocations") { json in
            json.object { json in json.member("fullyQualifiedName", entry.symbol) }
          }
        }
      }
      write(related, places, to: &json)
      if entry.isPath, !related.isEmpty { writeFlow(entry, related, places, to: &json) }
      json.object("partialFingerprints") { json in
        if let hash = places.lineHash(of: entry.location) { json.member("primaryLocationLineHash", hash) }
        json.member("accesslintSymbol/v1", entry.fingerprint.text)
      }
      // Either all results say whether they are excused, or none.
      if report.suppressed != nil { write(suppression, to: &json) }
      if report.hasBaseline { json.member("baselineState", suppression == .baseline ? "unchanged" : "new") }
    }
  }

  private func write(_ related: [Report.Related], _ places: SARIFPlaces, to json: inout JSONWriter) {
    if related.isEmpty { return }
    json.array("relatedLocations") { json in
      for (place, related) in related.enumerated() {
        json.object { json in
          json.member("id", place + 1)
          places.writePlace(related.location, to: &json)
          json.object("message") { json in json.member("text", SARIFReporter.withoutPlaceholders(related.message)) }
        }
      }
    }
  }

  /// The evidence as a way that ends at the finding.
  private func writeFlow(_ entry: Report.Entry, _ related: [Report.Related], _ places: SARIFPlaces, to json: inout JSONWriter) {
    json.array("codeFlows") { json in
      json.object { json in
        json.array("threadFlows") { json in
          json.object { json in
            json.array("locations") { json in
              for step in related + [Report.Related(location: entry.location, message: entry.message)] {
                json.object { json in
                  json.object("location") { json in
                    places.writePlace(step.location, to: &json)
                    json.object("message") { json in
                      json.member("text", SARIFReporter.withoutPlaceholders(step.message))
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func write(_ suppression: Report.Suppression?, to json: inout JSONWriter) {
    json.array("suppressions") { json in
      switch suppression {
      case .none: break
      case .directive(let reason):
        json.object { json in
          json.member("kind", "inSource")
          if !reason.isEmpty { json.member("justification", reason) }
        }
      case .baseline: json.object { json in json.member("kind", "external") }
      }
    }
  }

  // MARK: Messages

  /// The message, and a line for each kind of evidence with links to where it is: readers show no other related places.
  private static func message(_ message: String, _ related: [Report.Related]) -> String {
    var lines: [(text: String, links: [String])] = []
    for (place, related) in related.prefix(mostLinks).enumerated() {
      let name = related.location.path.split(separator: "/").last.map(String.init) ?? related.location.path
      let link = "[\(escaped("\(name):\(related.location.line)"))](\(place + 1))"
      if let line = lines.firstIndex(where: { $0.text == related.message }) {
        lines[line].links.append(link)
      } else {
        lines.append((related.message, [link]))
      }
    }
    var text = message
    for line in lines { text += "\n\(line.text): \(line.links.joined(separator: ", "))" }
    if related.count > mostLinks { text += "\nand \(related.count - mostLinks) more" }
    return withoutPlaceholders(text)
  }

  /// As a link's text has to be.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  /// `{0}` would be replaced by an argument, so its braces are doubled; those of `{ get }` stay, as few readers take
  /// doubled ones for one.
  static func withoutPlaceholders(_ text: String) -> String {
    if !text.contains("{") { return text }
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...].dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let isPlaceholder = !digits.isEmpty && rest[digits.endIndex...].first == "}"
      result += isPlaceholder ? "{{\(digits)}}" : "{"
      if isPlaceholder { rest = rest[digits.endIndex...].dropFirst() }
    }
    return result + rest
  }
}
