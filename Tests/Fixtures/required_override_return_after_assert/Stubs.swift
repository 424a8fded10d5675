class Gear {
  func ratio() -> Double {  // expect: required_override_return_after_assert "'ratio()' returns a made-up value instead of stopping"
    assert(false, "subclasses must override")  // related: required_override_return_after_assert "gone in release builds"
    return 1
  }
  func turn() { assertionFailure("Abstract method") }  // expect: required_override_return_after_assert "does nothing"
  var size: Int {  // expect: required_override_return_after_assert
    Swift.assertionFailure("must be overridden")
    return 0
  }
  func creak() {  // expect: required_override_return_after_assert "'creak()' does nothing instead of stopping"
    assertionFailure("Abstract method")
    return
  }
  func tilt() { assertionFailure("subclasses " + "must override \(#function)") }  // expect: required_override_return_after_assert
  func spin() { assertionFailure("implementation missing for \(#function)") }  // expect: required_override_return_after_assert
  func weigh() -> Int { abstractMethod() }  // expect: required_override_return_after_assert
  // accesslint:required
  func oil() { assertionFailure() }  // expect: required_override_return_after_assert
  /// Subclasses must override this.
  func clean() { assertionFailure() }  // expect: required_override_return_after_assert

  func stop() { fatalError("subclasses must override") }
  func halt() -> Int { preconditionFailure("subclasses must override") }
  func cut() -> Int { precondition(false, "subclasses must override"); return 1 }
  func block() { never() }
  func slip() { assertionFailure("the gear must not slip") }
  func jam(_ isOld: Bool) {
    guard isOld else { return assertionFailure("subclasses must override") }
    print("jammed")
  }
  /// Can be overridden; to do nothing is fine.
  func hum() { assertionFailure("override hum") }
  /// Subclasses must override it, but a no-op is fine.
  func rattle() { assertionFailure("override rattle") }
  final func last() { assertionFailure("subclasses must override") }
  func never() -> Never { fatalError("abstract") }
}
private func abstractMethod() -> Int {
  assertionFailure("no override")
  return 0
}
class Sprocket: Gear {
  override func ratio() -> Double { 2 }  // related: required_override_return_after_assert "'Sprocket' overrides it"
}
struct Belt {
  func ratio() -> Double { assertionFailure("subclasses must override"); return 1 }
}

class Valve {
  func turn() { assertionFailure("should not call the base implementation") }  // expect: required_override_return_after_assert
  func leak() { assertionFailure("the base implementation has no seal") }
}
final class Tap: Valve {
  override func turn() {}
  override func leak() {}
}
