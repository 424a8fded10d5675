class Reader {
  /// Call this instead of `willReload()`: that is for subclasses only.
  func reload() { willReload() }
  /// For subclasses only.
  func willReload() {}
  /// The key. For subclasses, only the prefix matters.
  func key() -> String { "a" }
}

final class FeedReader: Reader {}

func start(_ reader: Reader) {
  reader.reload()
  print(reader.key())
  reader.willReload()  // expect: protected_member_called
}
