// Without the call it does its work.
// prints: tea
class Machine {
  func brew() { fatalError("override brew without calling super") }
}
class TeaMachine: Machine {
  override func brew() { print("tea") }
}

TeaMachine().brew()
