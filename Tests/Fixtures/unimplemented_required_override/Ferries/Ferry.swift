// The pattern with its three wished words.
class Ferry {
  enum Drive { case screw, paddle }
  // accesslint:required
  // accesslint:protected
  func drive() -> Drive {  // expect: required_override_return_after_assert "'drive()' returns a made-up value"
    assert(false, "Subclasses must override.")  // related: required_override_return_after_assert
    return .screw
  }
  // accesslint:testable
  func turns(for minutes: Int) -> Int { minutes * 60 }  // related: testable_member_in_production
  func cross() { if drive() == .paddle { print(turns(for: 3)) } }
}
final class RiverFerry: Ferry {
  override func drive() -> Drive { .paddle }
}
final class CarFerry: Ferry {
  override func drive() -> Drive { .screw }
}
final class NightFerry: Ferry {}  // expect: unimplemented_required_override "'NightFerry' must override 'drive()'"
