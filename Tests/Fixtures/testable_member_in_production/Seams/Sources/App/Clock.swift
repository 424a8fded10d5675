enum Clock {
  /// Should only be used for testing.
  static var hour: Int {
    get { chosen ?? 12 }
    set { chosen = newValue }
  }
  private static var chosen: Int?
  /// Must only be used for testing.
  static var minute: Int { 0 }
  /// Only used for testing.
  static var second = 0
}

func greet() -> String {
  // What tests set is there to be read.
  Clock.hour < 12 ? "morning" : "day"
}
func wind() {
  Clock.hour = 0  // expect: testable_member_in_production "'hour' is for testing only"
  print(Clock.minute)  // expect: testable_member_in_production "'minute'"
  print(Clock.second)  // expect: testable_member_in_production "'second'"
}
