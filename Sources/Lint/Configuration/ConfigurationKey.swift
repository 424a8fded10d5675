/// The keys of a configuration, besides the ids of rules: the reader, the schema and the example file know them from here.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case included, excluded
  case disabledRules = "disabled_rules"
  case optInRules = "opt_in_rules"
  case onlyRules = "only_rules"
  case perPath = "per_path"
  case protected, required, testable
  case trapFunctions = "trap_functions"
  case requiredMessagePatterns = "required_message_patterns"
  case modules
  case reporter, strict, lenient, baseline
  case parentConfig = "parent_config"
  case childConfig = "child_config"

  /// The kind of its value.
  public enum Kind: Sendable {
    case flag, path, paths, rules, reporter, sections, members, texts, modules, pathOrNull
  }

  public var kind: Kind {
    switch self {
    case .included, .excluded: .paths
    case .disabledRules, .optInRules, .onlyRules: .rules
    case .perPath: .sections
    case .protected, .required, .testable: .members
    case .trapFunctions, .requiredMessagePatterns: .texts
    case .modules: .modules
    case .reporter: .reporter
    case .strict, .lenient: .flag
    case .baseline, .childConfig: .path
    case .parentConfig: .pathOrNull
    }
  }

  /// Lower case, no full stop.
  public var summary: String {
    switch self {
    case .included: "the only paths whose findings are reported; other files count for what they use"
    case .excluded: "paths whose findings are not reported; they count for what they use"
    case .disabledRules: "rules that do not run"
    case .optInRules: "rules that run though they are off by default; 'all' means every rule"
    case .onlyRules: "the only rules that run"
    case .perPath: "what holds for some paths only: a list with 'paths' and what is said of rules there"
    case .protected: "members of types that nobody here may edit: they are for subclasses alone"
    case .required: "members of such types that each subclass must override"
    case .testable: "members of such types that are visible for tests alone"
    case .trapFunctions: "functions of other modules that end the program"
    case .requiredMessagePatterns: "parts of messages by which a trap asks subclasses for an override"
    case .modules: "modules by their names, with 'paths', whether anybody may import them: 'public_api', and whether they are 'tests'"
    case .reporter: "the report's form, unless an option says another"
    case .strict: "whether notes fail as well as warnings and errors"
    case .lenient: "whether errors alone fail"
    case .baseline: "a file with findings that are known, and not reported"
    case .parentConfig: "a file that counts in place of those in folders above, and before this one; 'null' for none"
    case .childConfig: "a file that counts after this one"
    }
  }
}
