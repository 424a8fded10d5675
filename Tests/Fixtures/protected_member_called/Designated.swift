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
