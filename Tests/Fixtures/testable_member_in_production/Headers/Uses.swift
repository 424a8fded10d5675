// A header shows all that it has: that it does is no reason to use it.
func use(_ pump: Pump) {
  pump.start()
  pump.drainForTesting()  // expect: testable_member_in_production "'drainForTesting()' is exposed for tests only"
  pump.reset()  // expect: testable_member_in_production
}
