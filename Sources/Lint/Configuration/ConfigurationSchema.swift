import Report
public import RuleKit

/// A JSON schema of configurations, for editors: made from the same table of keys and the same cards as the reader.
public struct ConfigurationSchema {
  private let cards: [RuleCard]

  public init(_ cards: [RuleCard]) { self.cards = cards.sorted { $0.id < $1.id } }

  public var text: ContiguousArray<UInt8> {
    var writer = ByteWriter()
    writer.writeJSON { json in
      json.object { json in
        json.member("$schema", "http://json-schema.org/draft-07/schema#")
        json.member("title", "accesslint")
        json.array("type") { json in for type in ["object", "null"] { json.element(type) } }
        json.member("additionalProperties", false)
        json.object("properties") { json in
          for key in ConfigurationKey.allCases {
            json.newLine()
            write(key, to: &json)
          }
          writeRules(to: &json)
          json.endLine()
        }
      }
    }
    writer.write("\n")
    return writer.bytes
  }

  private func write(_ key: ConfigurationKey, to json: inout JSONWriter) {
    json.object(key.rawValue) { json in
      json.member("description", key.summary)
      switch key.kind {
      case .flag: json.member("type", "boolean")
      case .path: json.member("type", "string")
      case .pathOrNull: json.array("type") { json in for type in ["string", "null"] { json.element(type) } }
      case .paths: writeTexts(to: &json)
      case .reporter: writeWords(ReportFormat.allCases.map(\.rawValue), to: &json)
      case .rules: writeList(to: &json) { json in writeWords(names(for: key), to: &json) }
      case .members, .texts: writeTexts(to: &json)
      case .modules: writeModules(to: &json)
      case .sections: writeList(to: &json) { json in writeSection(to: &json) }
      }
    }
  }

  /// A module is the list of its paths, or a mapping.
  private func writeModules(to json: inout JSONWriter) {
    json.member("type", "object")
    json.object("additionalProperties") { json in
      json.array("anyOf") { json in
        json.object { json in writeTexts(to: &json) }
        json.object { json in
          json.member("type", "object")
          json.member("additionalProperties", false)
          json.object("properties") { json in
            json.object("paths") { json in writeTexts(to: &json) }
            for flag in ["public_api", "tests"] { json.object(flag) { json in json.member("type", "boolean") } }
          }
        }
      }
    }
  }

  private func names(for key: ConfigurationKey) -> [String] { cards.map(\.id) + (key == .optInRules ? ["all"] : []) }

  private func writeSection(to json: inout JSONWriter) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.array("required") { json in json.element("paths") }
    json.object("properties") { json in
      json.object("paths") { json in writeTexts(to: &json) }
      for key in ConfigurationKey.allCases where key.kind == .rules { write(key, to: &json) }
      writeRules(to: &json)
    }
  }

  private func writeRules(to json: inout JSONWriter) {
    for card in cards {
      json.newLine()
      json.object(card.id) { json in
        json.member("description", card.summary)
        json.array("anyOf") { json in
          json.object { json in json.member("type", "boolean") }
          json.object { json in writeWords(Severity.allCases.map(\.text), to: &json) }
          json.object { json in writeOptions(of: card, to: &json) }
        }
      }
    }
  }

  private func writeOptions(of card: RuleCard, to json: inout JSONWriter) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.object("properties") { json in
      json.object("severity") { json in writeWords(Severity.allCases.map(\.text), to: &json) }
      for option in card.options {
        json.object(option.name) { json in
          json.member("description", option.summary)
          switch option.standard {
          case .flag: json.member("type", "boolean")
          case .number: json.member("type", "integer")
          case .text: json.member("type", "string")
          case .list: writeTexts(to: &json)
          }
          json.value("default", option.standard)
        }
      }
    }
  }

  private func writeWords(_ words: [String], to json: inout JSONWriter) {
    json.array("enum") { json in for word in words { json.element(word) } }
  }

  private func writeTexts(to json: inout JSONWriter) { writeList(to: &json) { json in json.member("type", "string") } }

  private func writeList(to json: inout JSONWriter, _ item: (inout JSONWriter) -> Void) {
    json.member("type", "array")
    json.object("items") { json in item(&json) }
  }
}
