// What tests alone may use is not the module's own because it is public.
func count() -> Int {
  Samples.three + Samples.four  // expect: testable_member_in_production "'three' is for testing only"
}
