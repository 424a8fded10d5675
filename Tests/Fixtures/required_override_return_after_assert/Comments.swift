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
