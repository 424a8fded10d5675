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

// What the helper says is said of the stub.
func unimplemented<T>(_ name: String = #function) -> T { fatalError("\(name) must be overridden by a subclass") }
func refused() -> Never { fatalError("the tank is empty") }
class Engine {
  func boot() -> Int { unimplemented() }
  func empty() -> Int { refused() }
  func run() { print(boot(), empty()) }
}
final class DieselEngine: Engine {
  override func boot() -> Int { 1 }
}
final class SteamEngine: Engine {}  // expect: unimplemented_required_override "must override 'boot()' ("
