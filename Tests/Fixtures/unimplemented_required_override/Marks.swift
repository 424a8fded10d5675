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

// A mark begins its line; a sentence that names one is none.
class Gauge {
  /* accesslint:required */
  func read() -> Int { 0 }
  /// Back to nothing.
  /// accesslint:required
  func zero() {}
  // Unlike accesslint:required, this asks for nothing.
  func tap() {}
  /// Write `// accesslint:required` over it if each has to have it.
  func wipe() {}
  func run() {
    _ = read()
    zero()
    tap()
    wipe()
  }
}
final class Dial: Gauge {}  // expect: unimplemented_required_override "'Dial' must override 'read()' and one more member"

// A mark may stand behind what it marks, on its line.
class Valve {
  func open() -> Int { 0 }  // accesslint:required
  func shut() {  // accesslint:required
    print("shut")
  }
  var width: Int { 0 }  // accesslint:required
  func turn() { print("turn") }
  // accesslint:required

  func run() { print(open(), width); shut(); turn() }
}
final class Tap: Valve {}  // expect: unimplemented_required_override "'open()' and 2 more members"
