import Index
import RuleKit

/// What a run has looked at, and by which rules: of anything else it cannot say that it is there no more.
struct Coverage: Sendable {
  let files: ProjectFiles
  let layout: ModuleLayout
  let plan: RulePlan
  let rules: RuleChoice
  let settings: Settings
  /// Whether all roots are folders.
  let isComplete: Bool
  /// The files of which nobody knows all that they say, as the report calls them.
  let illegible: Set<String>

  /// Whether the run would have found it if it were there, for each entry of a baseline.
  func covers(_ entries: [Baseline.Entry], of baseline: Baseline) -> [Bool] {
    if entries.isEmpty { return [] }
    // The folders that were read with all in them, as far as this is of use.
    let roots = isComplete ? files.roots : []
    let isWhole = roots.contains { Paths.rest(of: baseline.folder, in: $0) != nil }
    let moduleNames = Set(layout.modules.map(\.symbolName))
    let folder = FilePath.workingFolder()
    var numbers: [String: Int] = [:]
    for (number, file) in files.files.enumerated() where !illegible.contains(FilePath.display(file.path, in: folder)) {
      numbers[files.canonicalPath(of: file)] = number
    }
    var finder = ConfigurationFinder(settings.configuration, rules: rules)
    var folders: [String: String] = [:]
    return entries.map { entry in
      // Where nothing but a root gives it a name, a module is called otherwise in a run over a part.
      if !isWhole, !moduleNames.contains(String(entry.symbol.prefix { $0 != "." })) { return false }
      let (rule, path) = (entry.rule, Paths.normal(entry.path, in: baseline.folder))
      // Of directives a run over single files says only what is wrong with them.
      if rule == SuperfluousDisable.card.id, !isComplete { return false }
      let parent = FilePath.parent(of: path)
      let canonical = folders[parent] ?? Disk.canonical(parent) ?? parent
      folders[parent] = canonical
      let place = Paths.join(canonical, Paths.name(of: path))
      if let number = numbers[place] { return plan.runs(rule, on: number) }
      let isGone = !Disk.exists(place) && roots.contains { Paths.rest(of: place, in: $0) != nil }
      return isGone && runs(rule, on: place, &finder)
    }
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
