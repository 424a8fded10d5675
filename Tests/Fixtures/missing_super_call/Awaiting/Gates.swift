final class GardenGate: Gate {
  override func open(within seconds: Double) async {}  // expect: missing_super_call
}
final class CityGate: Gate {
  override func open(within seconds: Double) async { await super.open(within: seconds) }
}
final class CastleGate: Gate {
  override func open(within seconds: Double, completionHandler done: @escaping () -> Void) { done() }  // expect: missing_super_call
}
