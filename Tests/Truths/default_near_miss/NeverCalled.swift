// The would-be default has another type: calls of the requirement do not come to it, and every type has its own.
// prints: own 3
protocol Gate { func open(after seconds: Int) }

extension Gate {
  func open(after seconds: Double) { print("default", seconds) }  // expect: default_near_miss
}

struct Door: Gate {
  func open(after seconds: Int) { print("own", seconds) }
}

let gate: any Gate = Door()
gate.open(after: 3)
