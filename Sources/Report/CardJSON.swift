public import RuleKit

/// Cards for programs, one a line.
public struct CardJSON {
  private let cards: [RuleCard]

  public init(_ cards: [RuleCard]) { self.cards = cards }

  public func write(to writer: inout ByteWriter) {
    writer.writeJSON { json in
      json.array { json in
        for card in cards {
          json.newLine()
          write(card, to: &json)
        }
        if !cards.isEmpty { json.endLine() }
      }
    }
    writer.write("\n")
  }

  private func write(_ card: RuleCard, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", card.id)
      json.member("summary", card.summary)
      json.member("rationale", card.rationale)
      json.member("severity", card.severity.text)
      json.member("isOn", !card.isOptIn)
      if let reason = card.optIn { json.member("optIn", reason) }
      json.member("since", card.since)
      json.array("options") { json in
        for option in card.options {
          json.object { json in
            json.member("name", option.name)
            json.member("summary", option.summary)
            json.member("type", option.standard.typeName)
            json.value("standard", option.standard)
          }
        }
      }
      json.member("breaks", card.breaks)
      json.member("keeps", card.keeps)
    }
  }
}

extension JSONWriter {
  /// A member that is the value of an option.
  public mutating func value(_ key: String, _ value: RuleOption.Value) {
    switch value {
    case .flag(let flag): member(key, flag)
    case .number(let number): member(key, number)
    case .text(let text): member(key, text)
    case .list(let texts): array(key) { json in for text in texts { json.element(text) } }
    }
  }
}
