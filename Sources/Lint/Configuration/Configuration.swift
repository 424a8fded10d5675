import Facts
public import Index
public import Report
public import RuleKit

/// What configuration files say, one after the other: what a nearer file says comes later, and wins.
public struct Configuration: Equatable, Sendable {
  /// A line of a file.
  public struct Origin: Equatable, Sendable {
    public let path: String
    public let line: Int

    /// `path:line`
    public var text: String { "\(path):\(line)" }
  }

  /// Something that is said, and where.
  public struct Said<Value: Equatable & Sendable>: Equatable, Sendable {
    public let value: Value
    public let origin: Origin
  }

  /// What is to become of rules.
  public enum RuleChange: Hashable, Sendable {
    case only([String])
    case turnOn(String)
    case turnOnAll
    case turnOff(String)
    case severity(String, Severity)
    case option(String, name: String, RuleOption.Value)
  }

  /// What holds for some files only.
  struct Section: Equatable, Sendable {
    let patterns: [PathPattern]
    let changes: [Said<RuleChange>]
  }

  /// What is said of a module.
  struct Module: Equatable, Sendable {
    let name: String
    /// Those of its files, if they are said.
    let patterns: [PathPattern]
    /// Whether anybody may import it, if that is said.
    let isOpenWorld: Bool?
    /// Whether it tests others, if that is said.
    let isTest: Bool?
  }

  /// The files it was read from, the nearest last.
  public internal(set) var files: [String] = []
  public internal(set) var strict: Said<Bool>?
  public internal(set) var lenient: Said<Bool>?
  public internal(set) var reporter: Said<ReportFormat>?
  /// From the working folder, or from the root of the file system.
  public internal(set) var baseline: Said<String>?
  /// What is wrong with files beside these.
  var remarks: [Warning] = []
  var changes: [Said<RuleChange>] = []
  var sections: [Section] = []
  var included: [Said<PathPattern>] = []
  var excluded: [Said<PathPattern>] = []
  var modules: [Said<Module>] = []
  /// What is said of the sources.
  public internal(set) var conventions = Conventions()
  /// Where the texts of lists were said, by key and text.
  var originsOfTexts: [String: Origin] = [:]

  public init() {}

  /// What is said of rules for a file, in the order in which it counts; without a path, what holds everywhere.
  func changes(for path: String?) -> [Said<RuleChange>] {
    path.map { ConfigurationForPaths(self).changes(for: $0) } ?? changes
  }

  /// Whether nothing in it is about some files only.
  var isTheSameForAllFiles: Bool { sections.isEmpty && included.isEmpty && excluded.isEmpty && modules.isEmpty }

  /// What there is to say of it to whoever wrote it.
  public var warnings: [Warning] { remarks + missingModuleFolders }

  /// Paths of modules that lead nowhere; of what has stars nobody can tell what it is for.
  private var missingModuleFolders: [Warning] {
    modules.flatMap { module in
      module.value.patterns.filter(\.leadsNowhere).map { pattern in
        Warning(path: module.origin.text, reason: "there is no '\(pattern.text)' for the module '\(module.value.name)'")
      }
    }
  }

  /// What both say, the other in case of doubt.
  mutating func merge(_ nearer: Configuration) {
    files += nearer.files
    remarks += nearer.remarks
    // One contradicts the other.
    let isNearerStrict = nearer.strict?.value == true
    strict = nearer.strict ?? (nearer.lenient?.value == true ? nil : strict)
    lenient = nearer.lenient ?? (isNearerStrict ? nil : lenient)
    reporter = nearer.reporter ?? reporter
    baseline = nearer.baseline ?? baseline
    changes += nearer.changes
    sections += nearer.sections
    included = nearer.included.isEmpty ? included : nearer.included
    excluded += nearer.excluded
    modules += nearer.modules
    conventions.merge(nearer.conventions)
    originsOfTexts.merge(nearer.originsOfTexts) { _, nearer in nearer }
  }
}

extension RuleChoice {
  /// Does what configurations say; they were held against the rules when they were read.
  mutating func apply(_ change: Configuration.RuleChange) {
    switch change {
    case .only(let ids):
      turnOffAll()
      for id in ids { _ = turnOn(id) }
    case .turnOn(let id): _ = turnOn(id)
    case .turnOnAll: turnOnAll()
    case .turnOff(let id): _ = turnOff(id)
    case .severity(let id, let severity): _ = setSeverity(of: id, to: severity)
    case .option(let id, let name, let value): _ = setOption(name, of: id, to: value)
    }
  }
}
