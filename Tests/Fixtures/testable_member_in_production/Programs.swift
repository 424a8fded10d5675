// What implements something for tests is there for tests.
protocol Boiler {
  /// For testing only.
  func drain()
  /// For testing only.
  func drainSlowly()
}
struct SteamBoiler: Boiler {
  func drain() {}
  func drainSlowly() { drain() }
}

// The words name who uses it.
struct Fridge {
  /// Only used by the `defrost` program, which is only for tests.
  func thaw() {}
}
struct FridgeProgram {
  let fridge: Fridge
  func defrost() { fridge.thaw() }
  func cool() { fridge.thaw() }  // expect: testable_member_in_production
}
