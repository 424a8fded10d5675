// Of what a protocol requires somebody is the caller.
protocol Pump {
  /// You should not call this method directly. The station does so once the pump is added.
  func attach(to station: PumpStation)
}
final class PumpStation {
  var pumps: [Pump] = []
  func add(_ pump: Pump) {
    pump.attach(to: self)
    pumps.append(pump)
  }
}

protocol Valve {
  /// You should not call this method directly.
  func open()
}
final class ValveStation {
  func add(_ valve: Valve) { valve.open() }  // expect: protected_member_called
}
final class ValveTool {
  func force(_ valve: Valve) { valve.open() }  // expect: protected_member_called
}

// What others of the name are called for is another matter.
protocol Starter {
  /// Should not be called directly.
  func start(with key: Int)
}
final class Garage {
  func add(_ starter: Starter) { starter.start(with: 1) }
}
func run(_ thread: Thread) { thread.start() }
func start(with key: String) {}
