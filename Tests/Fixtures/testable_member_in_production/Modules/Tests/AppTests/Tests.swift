import App
import Kit

func testGates() { makeGate().latchForTesting(); Gate.sample("x").swing() }
// For testing only
func stand() {}
