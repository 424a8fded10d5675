/// Why a run as a whole failed, in sentences for a person.
public enum LintError: Error, Equatable {
  case unreadableRoots([Warning])

  /// One line for each thing that is wrong.
  public var sentences: [String] {
    switch self {
    case .unreadableRoots(let roots): roots.map { "\($0.path): \($0.reason)" }
    }
  }
}
