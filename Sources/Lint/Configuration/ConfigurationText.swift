import Facts
import Index
import Report
public import RuleKit

/// What holds for a path, each value with where it comes from; a configuration itself.
public struct ConfigurationText {
  private let configuration: Configuration
  private let changes: [Configuration.Said<Configuration.RuleChange>]
  private let choice: RuleChoice
  /// Where the last word on something was said, by the rule and what of it.
  private var origins: [String: Configuration.Origin] = [:]

  /// - Parameter path: from the root of the file system; nothing for what holds everywhere.
  public init(_ configuration: Configuration, for path: String?, _ rules: RuleChoice) {
    self.configuration = configuration
    changes = configuration.changes(for: path)
    var choice = rules
    for change in changes { choice.apply(change.value) }
    self.choice = choice
    for change in changes { note(change) }
  }

  private mutating func note(_ change: Configuration.Said<Configuration.RuleChange>) {
    switch change.value {
    case .only, .turnOnAll: for card in choice.allCards { origins[card.id] = change.origin }
    case .turnOn(let id), .turnOff(let id): origins[id] = change.origin
    case .severity(let id, _): origins["\(id).severity"] = change.origin
    case .option(let id, let name, _): origins["\(id).\(name)"] = change.origin
    }
  }

  public var text: String {
    var lines = [
      line("strict: \(configuration.strict?.value ?? false)", configuration.strict?.origin),
      line("lenient: \(configuration.lenient?.value ?? false)", configuration.lenient?.origin),
      line(
        "reporter: \(configuration.reporter?.value.rawValue ?? "concise")", configuration.reporter?.origin,
        "default; full at a terminal"),
    ]
    if let baseline = configuration.baseline {
      lines.append(line("baseline: \(RuleOption.Value.text(baseline.value).text)", baseline.origin))
    }
    lines += patterns(.included, configuration.included) + patterns(.excluded, configuration.excluded)
    lines += members(.protected, .protected) + members(.required, .required) + members(.testable, .exposedForTests)
    lines += texts(.trapFunctions, configuration.conventions.trapFunctions)
    lines += texts(.requiredMessagePatterns, configuration.conventions.messagePatterns) + modules
    for card in choice.allCards.sorted(by: { $0.id < $1.id }) { lines += self.lines(of: card) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ text: String, _ origin: Configuration.Origin?, _ otherwise: String = "default") -> String {
    "\(text)  # \(origin?.text ?? otherwise)"
  }

  private func patterns(_ key: ConfigurationKey, _ patterns: [Configuration.Said<PathPattern>]) -> [String] {
    if patterns.isEmpty { return [] }
    return ["\(key.rawValue):"] + patterns.map { line("  - \(RuleOption.Value.text($0.value.text).text)", $0.origin) }
  }

  private func members(_ key: ConfigurationKey, _ kind: ContractFact.Kind) -> [String] {
    let members = configuration.conventions.annotations.filter { $0.kind == kind }
    if members.isEmpty { return [] }
    return ["\(key.rawValue):"] + members.map { "  - \(RuleOption.Value.text($0.member).text)  # \($0.origin)" }
  }

  private func texts(_ key: ConfigurationKey, _ texts: [String]) -> [String] {
    if texts.isEmpty { return [] }
    return ["\(key.rawValue):"] + texts.map { text in
      line("  - \(RuleOption.Value.text(text).text)", configuration.originsOfTexts["\(key.rawValue) \(text)"])
    }
  }

  /// Of a name the last word on its paths, on who may import it, and on what it is for.
  private var modules: [String] {
    var names: [String] = []
    for module in configuration.modules where !names.contains(module.value.name) { names.append(module.value.name) }
    let lines = names.flatMap { name in
      let said = configuration.modules.filter { $0.value.name == name }
      let paths = said.last { !$0.value.patterns.isEmpty }.map {
        line("    paths: \(RuleOption.Value.list($0.value.patterns.map(\.text)).text)", $0.origin)
      }
      let open = said.last { $0.value.isOpenWorld != nil }.map { line("    public_api: \($0.value.isOpenWorld == true)", $0.origin) }
      let tests = said.last { $0.value.isTest != nil }.map { line("    tests: \($0.value.isTest == true)", $0.origin) }
      return ["  \(RuleOption.Value.text(name).text):"] + [paths, open, tests].compactMap(\.self)
    }
    return lines.isEmpty ? [] : ["modules:"] + lines
  }

  private func lines(of card: RuleCard) -> [String] {
    guard let settings = choice.settings(of: card.id) else {
      let otherwise = card.optIn.map { "off by default: \($0)" } ?? "default"
      return [line("\(card.id): false", origins[card.id], otherwise)]
    }
    let severityOrigin = origins["\(card.id).severity"] ?? (card.isOptIn ? origins[card.id] : nil)
    if card.options.isEmpty { return [line("\(card.id): \(settings.severity.text)", severityOrigin)] }
    let options = card.options.map { option in
      line("  \(option.name): \(settings.value(of: option).text)", origins["\(card.id).\(option.name)"])
    }
    return ["\(card.id):", line("  severity: \(settings.severity.text)", severityOrigin)] + options
  }
}
