/// Why a run as a whole failed, in sentences for a person.
public enum LintError: Error, Equatable {
  case unreadableRoots([Warning])
  case configuration([ConfigurationProblem])
  case git(String)

  /// One for each thing that is wrong, and the lines that show where.
  public var messages: [(sentence: String, excerpt: [String])] {
    switch self {
    case .unreadableRoots(let roots): roots.map { ("\($0.path): \($0.reason)", []) }
    case .git(let sentence): [(sentence, [])]
    case .configuration(let problems): problems.map { ($0.sentence, $0.excerpt) }
    }
  }
}
