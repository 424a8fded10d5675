import App
import Kit

func testGates() {
  makeGate().latchForTesting()  // related: testable_member_in_production "a test uses it"
  Gate.sample("x").swing()
}
// For testing only
func stand() {}
