import Index
import RuleKit

/// Which rules work on which file of a run, and in which files findings are reported.
struct RulePlan {
  /// The different choices; most runs have one.
  private(set) var choices: [RuleChoice] = []
  private var choiceOfFile: [Int] = []
  private(set) var isReported: [Bool] = []
  /// The choice of a file that no rule looks at.
  private static let none = -1
  private(set) var modules = ConfiguredModules()
  /// What the configurations of all files say of the sources.
  private(set) var conventions = Conventions()
  /// What configurations name, and nobody finds.
  private(set) var warnings: [Warning] = []

  init(_ files: ProjectFiles, _ rules: RuleChoice, _ settings: Settings) throws(LintError) {
    var finder = ConfigurationFinder(settings.configuration, rules: rules)
    var places: [[Configuration.RuleChange]: Int] = [:]
    var known: Set<[String]> = []
    // The folder of the file before, if all of its files are treated alike.
    var plainFolder: Int?
    for (number, file) in files.files.enumerated() {
      if file.folder == plainFolder, file.framework == nil, let place = choiceOfFile.last {
        choiceOfFile.append(place)
        isReported.append(true)
        continue
      }
      if file.framework != nil {
        choiceOfFile.append(RulePlan.none)
        isReported.append(false)
        modules.add(number, file, file.path, ConfigurationForPaths())
        plainFolder = nil
        continue
      }
      let said = try finder.configurationForPaths(in: files.folders[file.folder].canonical)
      let configuration = said.configuration
      plainFolder = configuration.isTheSameForAllFiles ? file.folder : nil
      let path = files.canonicalPath(of: file)
      let changes = said.changes(for: path).map(\.value)
      let place = places[changes] ?? choices.count
      if place == choices.count {
        places[changes] = place
        choices.append(RulePlan.choice(changes, rules, settings))
      }
      choiceOfFile.append(place)
      isReported.append(said.reports(path))
      modules.add(number, file, path, said)
      if known.insert(configuration.files).inserted {
        conventions.merge(configuration.conventions)
        for warning in configuration.warnings where !warnings.contains(warning) { warnings.append(warning) }
      }
    }
  }

  /// Why no finding is possible, which nobody asks for who asks for a report.
  ///
  /// - Parameters:
  ///   - isComplete: Whether folders were asked for: whoever names files takes them as they come.
  ///   - hasSources: Whether there are sources, be it that nobody can read them.
  func emptiness(isComplete: Bool, hasSources: Bool) -> String? {
    if isReported.isEmpty {
      let reason = hasSources ? "the Objective-C here could not be read" : "no file in Swift or Objective-C was found"
      return "\(reason), so nothing is reported"
    }
    let reported = isReported.indices.filter { isReported[$0] }
    if reported.isEmpty {
      let isExcluded = isComplete && choiceOfFile.contains { $0 != RulePlan.none }
      return isExcluded ? "the configuration excludes all that was read, so nothing is reported" : nil
    }
    if reported.contains(where: { !choice(ofFile: $0).cards.isEmpty }) { return nil }
    return "all rules are turned off here, so nothing is reported"
  }

  /// The rules as configurations, and then whoever asks for the run, want them.
  static func choice(_ changes: [Configuration.RuleChange], _ rules: RuleChoice, _ settings: Settings) -> RuleChoice {
    var choice = rules
    for change in changes { choice.apply(change) }
    settings.request.apply(to: &choice)
    return choice
  }

  func choice(ofFile file: Int) -> RuleChoice { choices[choiceOfFile[file]] }

  /// The files that a choice is made for.
  func files(of choice: Int) -> [Int] { choiceOfFile.indices.filter { choiceOfFile[$0] == choice } }

  /// Whether a rule that runs asks what files in other languages name.
  var readsWords: Bool { choices.contains { $0.cards.contains(where: \.readsWords) } }

  /// Whether a rule works on the file, and what it finds is reported.
  func runs(_ rule: String, on file: Int) -> Bool { isReported[file] && choice(ofFile: file).runs(rule) }

  /// Whether a finding in the file counts: one rule may find it while it looks at another.
  func reports(_ rule: String, in file: Int) -> Bool {
    isReported[file] && (choices.count == 1 || choice(ofFile: file).settings(of: rule) != nil)
  }
}
