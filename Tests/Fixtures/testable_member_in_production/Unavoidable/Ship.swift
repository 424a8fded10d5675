// What nobody can do without is no choice.
enum Course { case north, testOnly_circle(Int) }
struct Clock {
  let period: Int
  /// Exposed for testing shorter periods.
  init(period: Int = 15) { self.period = period }
}
struct Bell {
  let pitch: Int
  init(pitch: Int) { self.pitch = pitch }
  /// Exposed for testing.
  init(cast: Int) { pitch = cast * 2 }
  #if DEBUG
  /// For testing only.
  var isCracked: Int? { nil }
  #endif
}
struct Anchor {
  // accesslint:testable
  init(weight: Int) {}
}
