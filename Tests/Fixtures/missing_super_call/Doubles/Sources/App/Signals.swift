class Signal {
  var lights = 0
  /// Overrides must call super.
  func raise() { lights += 1 }
}
final class DimSignal: Signal {
  override func raise() {}  // expect: missing_super_call "'raise()'"
}
