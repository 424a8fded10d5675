import Report
public import RuleKit

/// A configuration to begin with: everything that can be said, none of it said yet.
public struct ConfigurationExample {
  private let cards: [RuleCard]

  public init(_ cards: [RuleCard]) { self.cards = cards.sorted { $0.id < $1.id } }

  public var text: String {
    var text = """
      # accesslint's configuration. For each file the nearest one counts, then those in the folders above it.
      # 'accesslint config PATH' prints what holds for a path, 'accesslint schema' what editors need to help.


      """
    for key in ConfigurationKey.allCases { text += "# \(key.summary)\n# \(key.rawValue): \(example(of: key))\n\n" }
    text += "# Rules: info, warning, error, true, false, or a mapping with 'severity' and options.\n"
    for card in cards {
      text += "\n# \(card.summary)\(card.isOptIn ? " (off by default)" : "")\n"
      text += "# \(card.id): \(card.options.isEmpty ? card.severity.text : "")".trimmingEnd + "\n"
      if card.options.isEmpty { continue }
      text += "#   severity: \(card.severity.text)\n"
      for option in card.options { text += "#   \(option.name): \(option.standard.text)  # \(option.summary)\n" }
    }
    return text
  }

  private func example(of key: ConfigurationKey) -> String {
    let id = cards.first?.id ?? ""
    return switch key.kind {
    case .flag: "false"
    case .path: key == .baseline ? "accesslint-baseline.json" : "ci/accesslint.yml"
    case .paths: key == .excluded ? "[Pods, \"**/Generated\"]" : "[Sources]"
    case .rules: "[]"
    case .reporter: "concise"
    case .sections: "[{paths: [Legacy], \(id): info}]"
    case .members: key == .testable ? "[Ledger.sample(_:)]" : key == .required ? "[Feed.parse(_:)]" : "[Loader.willReload()]"
    case .texts: key == .trapFunctions ? "[giveUp]" : "[for children only]"
    case .modules: "{Kit: {paths: [Vendor/Kit], public_api: true}, KitSpecs: {tests: true}}"
    case .pathOrNull: "null"
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
