final class App {
  let made = StandInServer()  // expect: testable_member_in_production
  let shared = StandInServer.shared  // expect: testable_member_in_production
  func greet() -> String { "Hello, \(Samples.user)" }  // expect: testable_member_in_production
  func type() -> Any.Type { Other.self }
}

final class Other {}

/// What stands in for something in tests may use what is for them, wherever it lies.
final class MockApp {
  let made = StandInServer()
  func greet() -> String { "Hello, \(Samples.user)" }
}
