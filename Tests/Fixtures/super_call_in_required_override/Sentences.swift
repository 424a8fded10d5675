// What comments say of super, in whatever place, and what they only tell of it.
class Vehicle {
  func transmission() {
    // subclasses must override without calling super
  }
  func brake() {
    // subclasses must override without calling super
    print("brake")
  }
  /// Overriding this without calling super breaks `go()`.
  func start() { print("start") }
  /// Overrides must not call super before `go()`.
  func stop() { print("stop") }
  func go() {
    transmission()
    brake()
    start()
    stop()
  }
}

final class Car: Vehicle {
  override func transmission() { super.transmission() }  // expect: super_call_in_required_override
  override func brake() { super.brake() }
  override func start() { super.start() }
  override func stop() { super.stop() }
}
