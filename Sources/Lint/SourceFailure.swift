public import Syntax

extension Source.Failure {
  /// A few words for a person.
  public var reason: String {
    switch self {
    case .system(let code): systemReason(code)
    case .tooLarge: "too large: files of 2 GiB and more are not read"
    case .notAFile: "not a plain file"
    }
  }
}
