// module: open
// What a library keeps to itself is told to nobody but the library.
class Throttle {
  /// Do not call this directly, subclasses tick.
  func tick() {}

  // MARK: - Subclass hooks

  func slow() {}
}
final class RateThrottle: Throttle {
  func go() { tick() }
}
struct Meter {
  func read(_ throttle: Throttle) {
    throttle.tick()  // expect: protected_member_called
    throttle.slow()  // expect: protected_member_called
  }
}
// What it shows to others is told to those.
open class Motor {
  /// Do not call this directly, subclasses spin.
  open func spin() {}
}
struct Driver {
  func drive(_ motor: Motor) { motor.spin() }
}
