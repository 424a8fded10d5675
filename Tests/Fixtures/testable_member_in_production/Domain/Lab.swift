// Testing may be what the program is about.
final class Lab {
  /// Used for penetration testing only by certified staff.
  func probe() {}
  /// For blood testing only.
  func sample() {}
  /// Only for testing whether two samples match.
  func match() {}
  /// For unit testing only.
  func reset() {}
}
final class Router {
  func register() { append() }
  /// Set to internal, other than private, just for tests.
  func append() {}
}
