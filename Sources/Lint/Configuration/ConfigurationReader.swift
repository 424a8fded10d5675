import Facts
import Index
import Report
import RuleKit

/// Reads a configuration's text: every key, rule and option is known, and every value has its type, or it is a problem.
struct ConfigurationReader {
  private let rules: RuleChoice
  /// How the file is called in messages.
  private let path: String
  /// The folder that its paths start from, from the root of the file system.
  private let folder: String
  private let text: ContiguousArray<UInt8>
  private(set) var problems: [ConfigurationProblem] = []
  private(set) var configuration = Configuration()
  /// Whether files in folders above count as well.
  private(set) var hasParents = true
  /// The files that count before and after this one.
  private(set) var parent: Link?
  private(set) var child: Link?

  /// Another configuration, and where it is named.
  struct Link {
    let path: String
    let position: YAMLValue.Position
  }

  /// More problems than these are not looked for.
  private static let most = 20

  init(_ text: ContiguousArray<UInt8>, path: String, folder: String, rules: RuleChoice) {
    self.text = text
    self.path = path
    self.folder = folder
    self.rules = rules
    configuration.files = [path]
    read()
  }

  private mutating func read() {
    do throws(YAMLReader.Problem) {
      let root = try YAMLReader.read(text)
      switch root.content {
      case .null: return
      case .map(let entries):
        for entry in entries { read(entry) }
        configuration.changes = ConfigurationReader.inOrder(configuration.changes)
      default: complain("a configuration is a mapping of keys, and this is \(root.typeName)", root.position)
      }
    } catch {
      complain(error.sentence, error.position)
    }
  }

  mutating func complain(_ sentence: String, _ position: YAMLValue.Position) {
    if problems.count < ConfigurationReader.most {
      problems.append(ConfigurationProblem(sentence, at: position, in: path, text))
    }
  }

  /// What somebody may have meant, as long as it is asked for.
  private func suggestion(for word: String, among known: [String]) -> String {
    problems.count < ConfigurationReader.most ? Spelling.suggestion(for: word, among: known) : ""
  }

  private func said<Value>(_ value: Value, _ position: YAMLValue.Position) -> Configuration.Said<Value> {
    Configuration.Said(value: value, origin: Configuration.Origin(path: path, line: position.line))
  }

  // MARK: Keys

  private mutating func read(_ entry: YAMLValue.Entry) {
    guard let key = ConfigurationKey(rawValue: entry.key) else {
      var changes: [Configuration.Said<Configuration.RuleChange>] = []
      readRule(entry, into: &changes, otherKeys: ConfigurationKey.allCases.map(\.rawValue))
      return configuration.changes += changes
    }
    let value = entry.value
    switch key {
    case .included: configuration.included += patterns(value)
    case .excluded: configuration.excluded += patterns(value)
    case .disabledRules, .optInRules, .onlyRules: configuration.changes += ruleList(key, value)
    case .perPath: for item in items(value, "a list of sections") { readSection(item) }
    case .protected: readMembers(.protected, value)
    case .required: readMembers(.required, value)
    case .testable: readMembers(.exposedForTests, value)
    case .trapFunctions: configuration.conventions.trapFunctions += texts(key, value)
    case .requiredMessagePatterns: configuration.conventions.messagePatterns += texts(key, value)
    case .modules: readModules(value)
    case .strict: if let flag = flag(value, key.rawValue) { configuration.strict = said(flag, entry.position) }
    case .reporter: if let name = reporter(value) { configuration.reporter = said(name, entry.position) }
    case .baseline: if let path = path(value, key) { configuration.baseline = said(path, entry.position) }
    case .parentConfig:
      hasParents = false
      if value.content != .null { parent = link(value, key) }
    case .childConfig: child = link(value, key)
    }
  }

  private mutating func flag(_ value: YAMLValue, _ key: String) -> Bool? {
    if case .flag(let flag) = value.content { return flag }
    complain("'\(key)' is true or false, and not \(value.typeName)", value.position)
    return nil
  }

  private mutating func reporter(_ value: YAMLValue) -> ReportFormat? {
    if let format = ReportFormat(rawValue: name(of: value)) { return format }
    let names = ReportFormat.allCases.map(\.rawValue)
    let guess = suggestion(for: name(of: value), among: names)
    complain("'reporter' is one of \(names.joined(separator: ", "))\(guess)", value.position)
    return nil
  }

  private func name(of value: YAMLValue) -> String {
    if case .text(let text) = value.content { return text }
    return ""
  }

  private mutating func path(_ value: YAMLValue, _ key: ConfigurationKey) -> String? {
    if case .text(let text) = value.content { return Paths.join(folder, text) }
    complain("'\(key.rawValue)' is a path, and not \(value.typeName)", value.position)
    return nil
  }

  private mutating func link(_ value: YAMLValue, _ key: ConfigurationKey) -> Link? {
    guard !name(of: value).contains("://") else {
      complain("'\(key.rawValue)' is a file here; nothing is asked of a network", value.position)
      return nil
    }
    return path(value, key).map { Link(path: $0, position: value.position) }
  }

  private mutating func items(_ value: YAMLValue, _ wanted: String) -> [YAMLValue] {
    if case .list(let items) = value.content { return items }
    complain("\(wanted) was expected here, and not \(value.typeName)", value.position)
    return []
  }

  private mutating func patterns(_ value: YAMLValue) -> [Configuration.Said<PathPattern>] {
    var patterns: [Configuration.Said<PathPattern>] = []
    for item in items(value, "a list of paths") {
      if case .text(let text) = item.content, let pattern = PathPattern(text, in: folder) {
        patterns.append(said(pattern, item.position))
      } else {
        complain("a path from this file's folder was expected here", item.position)
      }
    }
    return patterns
  }

  // MARK: Members and modules

  private mutating func readMembers(_ kind: ContractFact.Kind, _ value: YAMLValue) {
    for item in items(value, "a list of members") {
      let origin = Configuration.Origin(path: path, line: item.position.line)
      if let annotation = Annotation(kind, of: name(of: item), saidAt: origin.text) {
        configuration.conventions.annotations.append(annotation)
      } else {
        complain("a member is written 'Type.method(_:label:)' or 'Type.property'", item.position)
      }
    }
  }

  private mutating func texts(_ key: ConfigurationKey, _ value: YAMLValue) -> [String] {
    var texts: [String] = []
    for item in items(value, "a list of texts") {
      if case .text(let text) = item.content, !text.isEmpty {
        texts.append(text)
        configuration.originsOfTexts["\(key.rawValue) \(text)"] = Configuration.Origin(path: path, line: item.position.line)
      } else {
        complain("a text was expected here, and not \(item.typeName)", item.position)
      }
    }
    return texts
  }

  private mutating func readModules(_ value: YAMLValue) {
    guard case .map(let entries) = value.content else {
      return complain("'modules' is a mapping of names, and not \(value.typeName)", value.position)
    }
    for entry in entries { readModule(entry) }
  }

  /// `Kit: [Vendor/Kit]`, `Kit: {paths: [Vendor/Kit], public_api: true}`
  private mutating func readModule(_ entry: YAMLValue.Entry) {
    var found: [PathPattern] = []
    var isOpenWorld: Bool?
    switch entry.value.content {
    case .list: found = patterns(entry.value).map(\.value)
    case .map(let keys):
      for key in keys {
        switch key.key {
        case "paths": found = patterns(key.value).map(\.value)
        case "public_api": isOpenWorld = flag(key.value, key.key)
        default:
          let guess = suggestion(for: key.key, among: ["paths", "public_api"])
          complain("a module has 'paths' and 'public_api', and no '\(key.key)'\(guess)", key.position)
        }
      }
    default: complain("a module is a list of paths or a mapping, and not \(entry.value.typeName)", entry.value.position)
    }
    let module = Configuration.Module(name: entry.key, patterns: found, isOpenWorld: isOpenWorld)
    configuration.modules.append(said(module, entry.position))
  }

  // MARK: Rules

  private mutating func ruleList(
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
        complain("there is no rule '\(id)'" + suggestion(for: id, among: rules.allCards.map(\.id)), item.position)
      }
    }
    return key == .onlyRules ? [said(.only(only), value.position)] : changes
  }

  /// `paths`, and beside it what is said of rules there.
  private mutating func readSection(_ value: YAMLValue) {
    guard case .map(let entries) = value.content else {
      return complain("a section has 'paths', and is not \(value.typeName)", value.position)
    }
    guard let paths = value["paths"] else { return complain("this section has no 'paths'", value.position) }
    let found = patterns(paths).map(\.value)
    var changes: [Configuration.Said<Configuration.RuleChange>] = []
    for entry in entries where entry.key != "paths" {
      switch ConfigurationKey(rawValue: entry.key) {
      case .some(let key) where key.kind == .rules: changes += ruleList(key, entry.value)
      case .some: complain("'\(entry.key)' holds for a whole run, and not for some paths", entry.position)
      case nil: readRule(entry, into: &changes, otherKeys: ["paths", "disabled_rules", "opt_in_rules", "only_rules"])
      }
    }
    configuration.sections.append(Configuration.Section(patterns: found, changes: ConfigurationReader.inOrder(changes)))
  }

  /// `some_rule: error`, `some_rule: false`, `some_rule: {severity: error, some_option: 3}`
  private mutating func readRule(
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
  private static func inOrder(
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
    let word = name(of: value)
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
