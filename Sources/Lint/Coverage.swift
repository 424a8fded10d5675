import RuleKit

/// What a run has looked at, and by which rules: of anything else it cannot say that it is there no more.
struct Coverage: Sendable {
  private let files: ProjectFiles
  private let plan: RulePlan
  private let rules: RuleChoice
  private let settings: Settings
  /// Whether all roots are folders.
  private let isComplete: Bool
  /// The files of which nobody knows all that they say, as the report calls them.
  private let illegible: Set<String>

  init(
    _ files: ProjectFiles, _ plan: RulePlan, _ rules: RuleChoice, _ settings: Settings, isComplete: Bool, illegible: Set<String>
  ) {
    (self.files, self.plan, self.rules, self.settings) = (files, plan, rules, settings)
    (self.isComplete, self.illegible) = (isComplete, illegible)
  }

  /// Whether the run would have found it, for each rule and path from the root of the file system.
  func covers(_ places: [(rule: String, path: String)]) -> [Bool] {
    if places.isEmpty { return [] }
    let folder = FilePath.workingFolder()
    var numbers: [String: Int] = [:]
    for (number, file) in files.files.enumerated() where !illegible.contains(FilePath.display(file.path, in: folder)) {
      numbers[files.canonicalPath(of: file)] = number
    }
    var finder = ConfigurationFinder(settings.configuration, rules: rules)
    var folders: [String: String] = [:]
    return places.map { rule, path in
      // Of directives a run over single files says only what is wrong with them.
      if rule == SuperfluousDisable.card.id, !isComplete { return false }
      let parent = FilePath.parent(of: path)
      let canonical = folders[parent] ?? FilePath.canonical(parent) ?? parent
      folders[parent] = canonical
      let place = Paths.join(canonical, Paths.name(of: path))
      if let number = numbers[place] { return plan.runs(rule, on: number) }
      return isGone(place) && runs(rule, on: place, &finder)
    }
  }

  /// Whether there is no such file in a folder that was read with all in it.
  private func isGone(_ path: String) -> Bool {
    isComplete && !FilePath.exists(path) && files.roots.contains { Paths.rest(of: path, in: $0) != nil }
  }

  /// Whether the rule would have run on a file if it were there.
  private func runs(_ rule: String, on path: String, _ finder: inout ConfigurationFinder) -> Bool {
    guard let configuration = try? finder.configurationForPaths(in: FilePath.parent(of: path)) else { return false }
    return configuration.reports(path) && RulePlan.choice(configuration.changes(for: path).map(\.value), rules, settings).runs(rule)
  }
}

extension RuleChoice {
  func runs(_ rule: String) -> Bool { settings(of: rule) != nil }
}
