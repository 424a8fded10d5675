// Something else stops the program when the assertion is gone.
class Press {
  func plate() -> Int { assertionFailure("Subclasses must override plate()"); fatalError() }
  func paper() -> Int {
    assert(false, "Subclasses must override paper()")
    preconditionFailure()
  }
  func ink() -> Int { assertionFailure("Subclasses must override ink()"); abort() }
  func roll() -> Int { assertionFailure("Subclasses must override roll()"); exit(1) }
  func fold() -> Int { assertionFailure("Subclasses must override fold()"); return stop() }
  func bind() -> Int { assertionFailure("Subclasses must override bind()"); return 0 }  // expect: required_override_return_after_assert
  func trim() -> Int {  // expect: required_override_return_after_assert
    assertionFailure("Subclasses must override trim()")
    return zero()
  }
}

func stop() -> Never { fatalError("no press") }

func zero() -> Int { 0 }

final class HandPress: Press {
  override func plate() -> Int { 1 }
  override func paper() -> Int { 1 }
  override func ink() -> Int { 1 }
  override func roll() -> Int { 1 }
  override func fold() -> Int { 1 }
  override func bind() -> Int { 1 }
  override func trim() -> Int { 1 }
}

// What is stored is not made up.
class Stage {
  let timing = 1
  static let usual = 2
  func pace() -> Int {  // expect: required_override_return_after_assert "'pace()' goes on instead of stopping"
    assertionFailure("Must be overridden")
    return timing
  }
  func rest() -> Int {  // expect: required_override_return_after_assert "'rest()' returns a made-up value"
    assertionFailure("Must be overridden")
    return Stage.usual
  }
}
final class QuickStage: Stage {
  override func pace() -> Int { 2 }
  override func rest() -> Int { 3 }
}
