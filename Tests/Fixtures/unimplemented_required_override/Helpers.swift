// A helper that ends the program may be a type's.
enum Log {
  static func fatal(_ message: String) -> Never { fatalError(message) }
  static func note(_ message: String) { print(message) }
}

class Gauge {
  func most() -> Int { Log.fatal("most() must be overridden by subclasses") }
  func least() { Log.note("least() must be overridden by subclasses") }
  func show() {
    print(most())
    least()
  }
}

final class FullGauge: Gauge {
  override func most() -> Int { 3 }
}

final class EmptyGauge: Gauge {}  // expect: unimplemented_required_override "must override 'most()'"
