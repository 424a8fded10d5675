struct Larder {
  /// For testing only.
  static func filled() -> Larder { Larder() }
}
