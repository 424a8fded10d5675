final class Stock {
  /// Used only by tests.
  init(empty: Bool) {}
  init() {}
  // What is built for tests the program may build.
  var buildsForTesting: Bool { true }
}
/// For testing only.
struct FrozenClock {
  func tick() {}
  static let noon = FrozenClock()
}
