public enum Samples {
  /// For testing only.
  public static let three = 3
  /// Public for tests.
  public static let four = 4
  static let both = three + four
}
