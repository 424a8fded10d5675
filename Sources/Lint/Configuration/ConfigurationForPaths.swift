/// A configuration that is asked about many paths.
struct ConfigurationForPaths: Sendable {
  let configuration: Configuration
  private let included: PatternTable
  private let excluded: PatternTable
  private let sections: PatternTable
  private let modules: PatternTable

  init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    included = PatternTable(configuration.included.map { [$0.value] })
    excluded = PatternTable(configuration.excluded.map { [$0.value] })
    sections = PatternTable(configuration.sections.map(\.patterns))
    modules = PatternTable(configuration.modules.map(\.value.patterns))
  }

  /// What is said of rules for a file, in the order in which it counts.
  func changes(for path: String) -> [Configuration.Said<Configuration.RuleChange>] {
    configuration.changes + sections.numbers(matching: path).flatMap { configuration.sections[$0].changes }
  }

  /// Whether findings in a file are reported. Other files count all the same for what they use.
  func reports(_ path: String) -> Bool {
    (configuration.included.isEmpty || included.matches(path)) && !excludes(path)
  }

  func excludes(_ path: String) -> Bool { excluded.matches(path) }

  /// The module that a file belongs to, if that is said.
  func module(of path: String) -> String? {
    modules.numbers(matching: path).last.map { configuration.modules[$0].value.name }
  }
}
