// Names that everybody's types have, on values of which nothing is known; and collections by their values.
final class Cache {
  /// For testing only.
  func removeValue(forKey key: Int) {}
  /// For testing only.
  func evictOldEntries(keeping count: Int) {}
}
final class Loader {
  func resetForUnitTests() {}
  func reset_forTesting() {}
  func resetForTestingPurposes() {}
}
final class Store {
  /// For testing only.
  static func fake(_ size: Int) -> Store { Store() }
}
extension Error {
  /// For testing only.
  func dumpEverythingTwice(to file: String) {}
}
struct Trouble: Error {}
struct Filter {
  /// For testing only.
  static let none = Filter()
}
