// An override that calls super runs into the stub.
// prints: before
// traps: override brew without calling super
class Machine {
  func brew() { fatalError("override brew without calling super") }
}
class TeaMachine: Machine {
  override func brew() {
    print("before")
    super.brew()  // expect: super_call_in_required_override
    print("behind")
  }
}

TeaMachine().brew()
