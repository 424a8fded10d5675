// An initializer that is named as a function is used as well.
final class Session {
  init() {}
  /// Visible for testing
  init(token: String) {}
  init(name: String) {}
}
