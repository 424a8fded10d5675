// What stands in different branches of one `#if` is in no program together.
protocol Lantern { var oil: Int { get } }
#if canImport(Candles)
extension Lantern { func burn() -> Int { oil } }
#else
struct Torch: Lantern {
  var oil: Int
  func burn() -> Int { oil * 2 }
}
#endif

// Nor do a condition and its negation, wherever they stand, and however many parentheses are around them.
protocol Anchor { var weight: Int { get } }
#if TRIAL
extension Anchor { func drop() -> Int { weight } }
#endif
#if !(TRIAL)
struct Grapnel: Anchor {
  var weight: Int
  func drop() -> Int { weight * 2 }
}
#endif

// Members in branches, of the protocol's extension and of the type; a part of a condition is enough.
protocol Rope { var length: Int { get } }
extension Rope {
  #if swift(>=6.2)
  func cut() -> Int { length }
  #elseif targetEnvironment(simulator) && TRIAL
  func tie() -> Int { length }
  #endif
}
struct Cable: Rope {
  var length: Int
  #if swift(>=6.2)
  #else
  func cut() -> Int { 1 }
  #endif
  #if !targetEnvironment(simulator)
  func tie() -> Int { 2 }
  #endif
}

// Only one of them is in a branch, or both are in the same, or nobody knows whether the two conditions are met together.
protocol Sail { var area: Int { get } }
extension Sail {
  #if TRIAL
  func reef() -> Int { area }  // expect: extension_member_not_requirement "the version of 'Jib' would be passed over"
  func furl() -> Int { area }  // expect: extension_member_not_requirement
  func hoist() -> Int { area }  // expect: extension_member_not_requirement
  #else
  func trim() -> Int { area }  // expect: extension_member_not_requirement
  #endif
}
struct Jib: Sail {
  var area: Int
  func reef() -> Int { 1 }
  #if TRIAL || OTHER
  func furl() -> Int { 2 }
  #endif
  #if TRIAL
  func hoist() -> Int { 3 }
  #endif
  #if OTHER
  func trim() -> Int { 4 }
  #endif
}

// The type says in the other branch that it adopts the protocol.
protocol Mast { var height: Int { get } }
#if TRIAL
extension Mast { func step() -> Int { height } }
#else
extension Spar: Mast {}
#endif
struct Spar {
  var height: Int
  func step() -> Int { 1 }
}

// A type that branches of `#if` declare anew conforms in an extension outside of them.
protocol Buoy { var light: String { get } }
extension Buoy {
  func blink(_ times: Int) {}  // expect: extension_member_not_requirement
}
#if os(macOS)
struct Marker {
  var light: String { "red" }
  func blink(_ times: Int) { print(times) }
}
#else
struct Marker {
  var light: String { "green" }
  func blink(_ times: Int) { print(light, times) }
}
#endif
extension Marker: Buoy {}
func warn(_ buoys: [any Buoy]) { for buoy in buoys { buoy.blink(3) } }

// A type of a branch that lacks what is required has not been compiled since: it has no version of anything.
protocol Tank {
  func pour(from tap: String?, litres: Int) -> Int
}
extension Tank {
  func pour(litres: Int) -> Int { pour(from: nil, litres: litres) }
  func drain(litres: Int) -> Int { litres }  // expect: extension_member_not_requirement
}
struct SteelTank: Tank {
  func pour(from tap: String?, litres: Int) -> Int { litres }
}
#if OLD_TANKS
  struct OldTank: Tank {
    func pour(litres: Int) -> Int { litres + 1 }
  }
#else
  struct NewTank: Tank {
    func pour(from tap: String?, litres: Int) -> Int { litres }
    func drain(litres: Int) -> Int { litres + 1 }
  }
#endif
func fill(_ tank: any Tank) -> Int { tank.pour(litres: 3) + tank.drain(litres: 2) }
