enum Clock {
  /// Should only be used for testing.
  static var hour: Int {
    get { chosen ?? 12 }
    set { chosen = newValue }
  }
  private static var chosen: Int?
  /// Must only be used for testing.
  static var minute: Int { 0 }
  /// Only used for testing.
  static var second = 0
}
