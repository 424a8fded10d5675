// A header shows all that it has: that it does is no reason to use it.
func use(_ pump: Pump) {
  pump.start()
  pump.drainForTesting()  // expect: testable_member_in_production "'drainForTesting()' is exposed for tests (Pump.h:2), but this is no test"
  pump.reset()  // expect: testable_member_in_production
}
