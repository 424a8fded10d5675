// Above a body that traps without a word, the comment is the trap's message.
class Kiln {
  /// Subclasses should override this.
  func heat() { fatalError() }
  /// Override this in your subclass.
  var limit: Int { preconditionFailure() }
  /// To be overridden by subclasses.
  func cool() { fatalError() }
  /// Subclasses may override this to whistle.
  func whistle() { fatalError() }
  /// Can be overridden.
  func vent() { fatalError() }
  func fire() {
    heat()
    print(limit)
    cool()
    whistle()
    vent()
  }
}
final class GasKiln: Kiln {}  // expect: unimplemented_required_override "must override 'heat()' and 2 more members (SoftWords.swift:4"

// A body that works, or that says something else, is as it was.
class Oven {
  /// Subclasses should override this.
  func heat() {}
  /// Subclasses should override this.
  func bake() { fatalError("there is no gas") }
  func fire() {
    heat()
    bake()
  }
}
final class GasOven: Oven {}
