/// Why a run as a whole failed, in sentences for a person.
public enum LintError: Error, Equatable {
  /// What was asked for is not there or cannot be read; or all that is in it.
  case unreadable([Warning])
  case configuration([ConfigurationProblem])
  case git(String)

  /// One for each thing that is wrong, and the lines that show where.
  public var messages: [(sentence: String, excerpt: [String])] {
    switch self {
    case .unreadable(let paths): paths.map { ("\($0.path): \($0.reason)", []) }
    case .git(let sentence): [(sentence, [])]
    case .configuration(let problems): problems.map { ($0.sentence, $0.excerpt) }
    }
  }
}
