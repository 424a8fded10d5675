// A class inside of a function may override the method, which 'private' would not let it do.
class Meter: UIControl {
  func connect() { addTarget(self, action: #selector(reload), for: .valueChanged) }
  @objc func reload() {}
}
func makeMeter() -> Meter {
  final class LoudMeter: Meter { override func reload() { print("reload") } }
  return LoudMeter()
}
class Gauge: UIControl {
  func connect() { addTarget(self, action: #selector(reset), for: .valueChanged) }
  @objc func reset() {}  // expect: selector_exposed
}
