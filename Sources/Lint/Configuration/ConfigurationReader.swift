import Facts
import Index
import Report
import RuleKit

/// Reads a configuration's text: every key, rule and option is known, and every value has its type, or it is a problem.
struct ConfigurationReader {
  let rules: RuleChoice
  /// How the file is called in messages.
  private let path: String
  /// The folder that its paths start from, from the root of the file system.
  private let folder: String
  /// The one that it lies in: files that it names lie beside it.
  private let ownFolder: String
  private let text: ContiguousArray<UInt8>
  private(set) var problems: [ConfigurationProblem] = []
  var configuration = Configuration()
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

  init(_ text: ContiguousArray<UInt8>, path: String, folder: String, ownFolder: String, rules: RuleChoice) {
    self.text = text
    self.ownFolder = ownFolder
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
        refuseContradiction(root)
        configuration.changes = ConfigurationReader.inOrder(configuration.changes)
      default: complain("a configuration is a mapping of keys, and this is \(root.typeName)", root.position)
      }
    } catch {
      complain(error.sentence, error.position)
    }
  }

  private mutating func refuseContradiction(_ root: YAMLValue) {
    guard configuration.strict?.value == true, configuration.lenient?.value == true, let lenient = root["lenient"] else { return }
    complain("'strict' and 'lenient' contradict each other", lenient.position)
  }

  mutating func complain(_ sentence: String, _ position: YAMLValue.Position) {
    if problems.count < ConfigurationReader.most {
      problems.append(ConfigurationProblem(sentence, at: position, in: path, text))
    }
  }

  /// What somebody may have meant, as long as it is asked for.
  func suggestion(for word: String, among known: [String]) -> String {
    problems.count < ConfigurationReader.most ? Spelling.suggestion(for: word, among: known) : ""
  }

  func suggestion(forRule id: String) -> String {
    problems.count < ConfigurationReader.most ? Spelling.suggestion(forRule: id, among: rules.allCards.map(\.id)) : ""
  }

  func said<Value>(_ value: Value, _ position: YAMLValue.Position) -> Configuration.Said<Value> {
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
    case .lenient: if let flag = flag(value, key.rawValue) { configuration.lenient = said(flag, entry.position) }
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
    if let format = ReportFormat(rawValue: text(of: value)) { return format }
    let names = ReportFormat.allCases.map(\.rawValue)
    let guess = suggestion(for: text(of: value), among: names)
    complain("'reporter' is one of \(names.joined(separator: ", "))\(guess)", value.position)
    return nil
  }

  func text(of value: YAMLValue) -> String {
    if case .text(let text) = value.content { return text }
    return ""
  }

  private mutating func path(_ value: YAMLValue, _ key: ConfigurationKey) -> String? {
    if case .text(let text) = value.content { return Paths.join(folder, text) }
    complain("'\(key.rawValue)' is a path, and not \(value.typeName)", value.position)
    return nil
  }

  private mutating func link(_ value: YAMLValue, _ key: ConfigurationKey) -> Link? {
    guard !text(of: value).contains("://") else {
      complain("'\(key.rawValue)' is a file here; nothing is asked of a network", value.position)
      return nil
    }
    guard path(value, key) != nil else { return nil }
    return Link(path: Paths.join(ownFolder, text(of: value)), position: value.position)
  }

  mutating func items(_ value: YAMLValue, _ wanted: String) -> [YAMLValue] {
    if case .list(let items) = value.content { return items }
    complain("\(wanted) was expected here, and not \(value.typeName)", value.position)
    return []
  }

  mutating func patterns(_ value: YAMLValue) -> [Configuration.Said<PathPattern>] {
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
      if let annotation = Annotation(kind, of: text(of: item), saidAt: origin.text) {
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

  private static let keysOfModules = ["paths", "public_api", "tests"]

  /// `Kit: [Vendor/Kit]`, `Kit: {paths: [Vendor/Kit], public_api: true}`, `KitSpecs: {tests: true}`
  private mutating func readModule(_ entry: YAMLValue.Entry) {
    var found: [PathPattern] = []
    var isOpenWorld: Bool?
    var isTest: Bool?
    switch entry.value.content {
    case .list: found = patterns(entry.value).map(\.value)
    case .map(let keys):
      for key in keys {
        switch key.key {
        case "paths": found = patterns(key.value).map(\.value)
        case "public_api": isOpenWorld = flag(key.value, key.key)
        case "tests": isTest = flag(key.value, key.key)
        default:
          let guess = suggestion(for: key.key, among: ConfigurationReader.keysOfModules)
          complain("a module has 'paths', 'public_api' and 'tests', and no '\(key.key)'\(guess)", key.position)
        }
      }
    default: complain("a module is a list of paths or a mapping, and not \(entry.value.typeName)", entry.value.position)
    }
    let module = Configuration.Module(name: entry.key, patterns: found, isOpenWorld: isOpenWorld, isTest: isTest)
    configuration.modules.append(said(module, entry.position))
  }
}
