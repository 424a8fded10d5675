// What tests set is there to be looked at, and for nothing else.
func resolve() -> Int? {
  ServiceContext.override ?? (ServiceContext.isDefaultDisabled ? nil : 1)
}
func prepare() {
  ServiceContext.override = 2  // expect: testable_member_in_production
  ServiceContext.reset()  // expect: testable_member_in_production
}
func prepared(_ work: () -> Int) -> Int {
  ServiceContext.$isDefaultDisabled.withValue(true) { work() }  // expect: testable_member_in_production
}
func token(_ surroundings: Surroundings) -> String {
  surroundings.defaultOverrideToken ?? surroundings.defaultToken  // expect: testable_member_in_production "'defaultToken' is"
}
