// Others of the same module.
func swing(_ gate: Gate) {
  gate.swing(by: 4)
  gate.hinges = 5
  gate.latchForTesting()
  gate.jam()  // expect: testable_member_in_production
  _ = Gate.sample("inside")  // expect: testable_member_in_production
}
extension Gate {
  // for testing only
  public func jam() {}
}
