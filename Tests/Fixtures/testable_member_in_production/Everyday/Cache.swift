// Names that everybody's types have, on values of which nothing is known; and collections by their values.
final class Cache {
  /// For testing only.
  func removeValue(forKey key: Int) {}
  /// For testing only.
  func evictOldEntries(keeping count: Int) {}
}
