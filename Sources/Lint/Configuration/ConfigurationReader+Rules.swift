import RuleKit

// What is said of rules, for all files or for some.
extension ConfigurationReader {
  mutating func ruleList(
    _ key: ConfigurationKey, _ value: YAMLValue
  ) -> [Configuration.Said<Configuration.RuleChange>] {
    var changes: [Configuration.Said<Configuration.RuleChange>] = []
    var only: [String] = []
    if key == .optInRules, case .text("all") = value.content {
      complain("a list was expected here: [all]", value.position)
      return []
    }
    for item in items(value, "a list of rules") {
      guard case .text(let id) = item.content else {
        complain("a rule was expected here, and not \(item.typeName)", item.position)
        continue
      }
      if key == .optInRules, id == "all" {
        changes.append(said(.turnOnAll, item.position))
      } else if rules.knows(id) {
        only.append(id)
        if key != .onlyRules { changes.append(said(key == .optInRules ? .turnOn(id) : .turnOff(id), item.position)) }
      } else {
        complain("there is no rule '\(id)'\(suggestion(forRule: id))", item.position)
      }
    }
    return key == .onlyRules ? [said(.only(only), value.position)] : changes
  }

  /// `paths`, and beside it what is said of rules there.
  mutating func readSection(_ value: YAMLValue) {
    guard case .map(let entries) = value.content else {
      return complain("a section has 'paths', and is not \(value.typeName)", value.position)
    }
    guard let paths = value["paths"] else { return complain("this section has no 'paths'", value.position) }
    let found = patterns(paths).map(\.value)
    let ruleKeys = ConfigurationKey.allCases.filter { $0.kind == .rules }.map(\.rawValue)
    var changes: [Configuration.Said<Configuration.RuleChange>] = []
    for entry in entries where entry.key != "paths" {
      switch ConfigurationKey(rawValue: entry.key) {
      case .some(let key) where key.kind == .rules: changes += ruleList(key, entry.value)
      case .some: complain("'\(entry.key)' holds for a whole run, and not for some paths", entry.position)
      case nil: readRule(entry, into: &changes, otherKeys: ["paths"] + ruleKeys)
      }
    }
    configuration.sections.append(Configuration.Section(patterns: found, changes: ConfigurationReader.inOrder(changes)))
  }

  /// `some_rule: error`, `some_rule: false`, `some_rule: {severity: error, some_option: 3}`
  mutating func readRule(
    _ entry: YAMLValue.Entry, into changes: inout [Configuration.Said<Configuration.RuleChange>], otherKeys: [String]
  ) {
    let id = entry.key
    guard rules.knows(id) else {
      if let key = ForeignKey(rawValue: id) { return complain("there is no '\(id)' here: \(key.advice)", entry.position) }
      let guess = suggestion(for: id, among: otherKeys + rules.allCards.map(\.id))
      return complain("unknown key '\(id)'\(guess)", entry.position)
    }
    switch entry.value.content {
    case .flag(let isOn): changes.append(said(isOn ? .turnOn(id) : .turnOff(id), entry.position))
    case .text("off"): changes.append(said(.turnOff(id), entry.position))
    case .text: if let severity = severity(entry.value) { changes += on(id, .severity(id, severity), entry.position) }
    case .map(let options):
      changes.append(said(.turnOn(id), entry.position))
      for option in options { readOption(option, of: id, into: &changes) }
    default: complain("a severity, true, false or a mapping of options was expected here", entry.value.position)
    }
  }

  /// What leaves rules out comes last: a rule that is disabled stays so, whatever else is said of it in one place.
  static func inOrder(
    _ changes: [Configuration.Said<Configuration.RuleChange>]
  ) -> [Configuration.Said<Configuration.RuleChange>] {
    (0...2).flatMap { rank in changes.filter { ConfigurationReader.rank(of: $0.value) == rank } }
  }

  private static func rank(of change: Configuration.RuleChange) -> Int {
    switch change {
    case .only: 1
    case .turnOff: 2
    default: 0
    }
  }

  /// Whoever sets something of a rule wants it to run.
  private func on(
    _ id: String, _ change: Configuration.RuleChange, _ position: YAMLValue.Position
  ) -> [Configuration.Said<Configuration.RuleChange>] {
    [said(.turnOn(id), position), said(change, position)]
  }

  private mutating func severity(_ value: YAMLValue) -> Severity? {
    if case .text(let text) = value.content, let severity = Severity(text: text) { return severity }
    let words = Severity.allCases.map(\.text)
    let word = text(of: value)
    let guess = ConfigurationReader.otherWords[word].map { "; did you mean '\($0)'?" } ?? suggestion(for: word, among: words)
    complain("a severity is \(words.joined(separator: ", ")); false turns a rule off\(guess)", value.position)
    return nil
  }

  /// What other tools call them.
  private static let otherWords = [
    "note": "info", "hint": "info", "notice": "info", "warn": "warning", "err": "error", "fatal": "error", "none": "false",
    "ignore": "false", "disabled": "false", "disable": "false",
  ]

  private mutating func readOption(
    _ entry: YAMLValue.Entry, of id: String, into changes: inout [Configuration.Said<Configuration.RuleChange>]
  ) {
    if entry.key == "severity" {
      if case .text("off") = entry.value.content { return changes.append(said(.turnOff(id), entry.position)) }
      if let severity = severity(entry.value) { changes.append(said(.severity(id, severity), entry.position)) }
      return
    }
    let options = rules.allCards.first { $0.id == id }?.options ?? []
    guard let option = options.first(where: { $0.name == entry.key }) else {
      let guess = suggestion(for: entry.key, among: options.map(\.name) + ["severity"])
      return complain("'\(id)' has no option '\(entry.key)'\(guess)", entry.position)
    }
    guard let value = optionValue(entry.value, like: option.standard) else {
      return complain("'\(entry.key)' is \(option.standard.typeName), and not \(entry.value.typeName)", entry.value.position)
    }
    changes.append(said(.option(id, name: entry.key, value), entry.position))
  }

  private func optionValue(_ value: YAMLValue, like standard: RuleOption.Value) -> RuleOption.Value? {
    switch (standard, value.content) {
    case (.flag, .flag(let flag)): return .flag(flag)
    case (.number, .number(let number)): return .number(number)
    case (.text, .text(let text)): return .text(text)
    case (.list, .list(let items)):
      let texts = items.compactMap { item in if case .text(let text) = item.content { text } else { nil } }
      return texts.count == items.count ? .list(texts) : nil
    default: return nil
    }
  }
}
