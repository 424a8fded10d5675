// A class of the project's tests with the same words in them.
class Probe {
  /// - Required: each probe measures something else
  func measure() -> Int { 0 }
  func run() { _ = measure() }
}
final class HeatProbe: Probe {
  override func measure() -> Int { 1 }
}
final class DarkProbe: Probe {}  // expect: unimplemented_required_override "(Marks.swift:4)"
