import Somewhere

// What only a subclass promises has to be seen where the promise is.
private protocol Readable { func read() }
private protocol Leveled { var level: Int { get } }
private class Gauge {
  fileprivate func read() {}
  fileprivate var level = 0
  fileprivate func reset() {}  // expect: fileprivate_could_be_private
  func use() {
    read()
    level += 1
    reset()
  }
}
private class FineGauge: Gauge, Readable {}
private class FinestGauge: FineGauge {}
extension FinestGauge: Leveled {}

// So has what a protocol's extension has for those who promise more.
private protocol Knob {}
extension Knob {
  fileprivate func turn() {}
  fileprivate func grip() {}  // expect: fileprivate_could_be_private
  func use() {
    turn()
    grip()
  }
}
private protocol Turned { func turn() }
private struct Wheel: Knob, Turned {}

// Nobody knows what this one promises; what others see must be no less visible, so it is not promised.
private class Probe {
  fileprivate func sink() {}
  func use() { sink() }
}
private final class DeepProbe: Probe, SomebodysProbe {}
class Anchor {
  fileprivate func drop() {}  // expect: fileprivate_could_be_private
  func use() { drop() }
}
final class DeepAnchor: Anchor, SomebodysAnchor {}
