// What tests set is there to be read.
func greet() -> String { Clock.hour < 12 ? "morning" : "day" }

func wind() {
  print(greet())
  Clock.hour = 0  // expect: testable_member_in_production "'hour' is for testing only"
  print(Clock.minute)  // expect: testable_member_in_production "'minute'"
  print(Clock.second)  // expect: testable_member_in_production "'second'"
}
