// What awaits is another member than what does not.
class Channel {
  /// Overrides must call super.
  func flush() -> Int { 0 }
  func flush() async -> Int { 1 }
  func open(_ name: String) {}
  /// Overrides must call super.
  func open(_ name: String) async throws {}
  /// Overrides must call super.
  func read() -> Int { 0 }
  func read() -> String { "" }
}
class Pipe: Channel {
  override func flush() async -> Int { 2 }
  override func open(_ name: String) {}
  override func read() -> String { "pipe" }
}
class Socket: Channel {
  override func flush() -> Int { 2 }  // expect: missing_super_call
  override func open(_ name: String) async {}  // expect: missing_super_call
  override func read() -> Int { 3 }  // expect: missing_super_call
}

// The class between has another overload only.
class Ship {
  func steer(to place: Int) {}
  func steer(to place: String) {}
}
class Ferry: Ship {
  /// Overrides must call super.
  override func steer(to place: String) {}
}
class CarFerry: Ferry {
  override func steer(to place: Int) {}
}
class FastFerry: Ferry {
  override func steer(to place: String) {}  // expect: missing_super_call
}
