// What stops behind a helper that only asserts stops in release builds as well.
func mustOverride(_ name: String = #function) { assertionFailure("\(name) must be overridden") }

class Kite {
  func rise() -> Int {
    mustOverride()
    fatalError()
  }
  func sink() -> Int {  // expect: required_override_return_after_assert
    mustOverride()
    return 0
  }
}
final class RedKite: Kite {
  override func rise() -> Int { 1 }
  override func sink() -> Int { 1 }
}
