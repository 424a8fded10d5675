// What a comment says of release builds.
class Screen {
  /// No-op in release builds.
  func open() { assertionFailure("subclasses must override") }
  /// It is okay if this does nothing.
  func close() { assertionFailure("subclasses must override") }
  /// Does nothing.
  func draw() { assertionFailure("subclasses must override") }  // expect: required_override_return_after_assert
  /// Override in subclasses.
  func fill() { assertionFailure("subclasses must override") }  // expect: required_override_return_after_assert
  /// You should override this.
  func wipe() { assertionFailure("subclasses must override") }  // expect: required_override_return_after_assert
  /// Override in subclasses where appropriate.
  func roll() { assertionFailure("subclasses must override") }
  /// Subclasses may override this.
  func turn() { assertionFailure("subclasses must override") }
}
final class Table: Screen {
  override func fill() {}
  override func wipe() {}
  override func turn() {}
  override func roll() {}
  override func open() {}
  override func close() {}
  override func draw() {}
}

// Who says that nothing shall happen in release builds means it; who says it of something else does not.
class Pane {
  // Subclasses must override this. In release builds we deliberately do nothing so that a missing override is harmless.
  func open() { assertionFailure("must override") }
  /// Must be overridden. We only assert, so that production does not crash.
  func close() { assertionFailure("must override") }
  /// No-op by default.
  func draw() { assertionFailure("must override") }
  /// Subclasses should override this. The default implementation does nothing.
  func fill() { assertionFailure("must override") }
  /// Asserts instead of crashing.
  func wipe() { assertionFailure("must override") }
  func size() -> Int {
    // Just an assertion: it only asserts in debug builds.
    assertionFailure("must override")
    return 0
  }
  /// Does nothing by default, so subclasses must override it.
  func roll() { assertionFailure("must override") }  // expect: required_override_return_after_assert
  /// Asserts that there is an override.
  func turn() { assertionFailure("must override") }  // expect: required_override_return_after_assert
  /// We must not do nothing here.
  func tilt() { assertionFailure("must override") }  // expect: required_override_return_after_assert
  /// Crashes in production if there is no override.
  func lift() { assertionFailure("must override") }  // expect: required_override_return_after_assert
}
final class Casement: Pane {
  override func open() {}
  override func close() {}
  override func draw() {}
  override func fill() {}
  override func wipe() {}
  override func size() -> Int { 1 }
  override func roll() {}
  override func turn() {}
  override func tilt() {}
  override func lift() {}
}

// What follows the assertion may do something.
class Chore {
  private(set) var isDone = false
  func finish() { isDone = true }
  func work() {  // expect: required_override_return_after_assert "in release builds 'work()' goes on instead of stopping"
    assertionFailure("must be overridden in subclasses")
    return finish()
  }
}
final class Sweep: Chore {
  override func work() { finish() }
}
