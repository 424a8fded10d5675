// Who calls something of the same name on a stranger's value does not use the member.
protocol Meter: AnyObject {
  func didUpdate(change: Int)
  func didReset(change: Int)
}
extension Meter {
  func didUpdate(change: Int) {}
  func didReset(change: Int) {}
}
final class Thermometer: Meter {
  func didUpdate(_ change: Int) { print("mine", change) }  // expect: witness_near_miss
  func didReset(_ change: Int) { print("own", change) }
}
final class Panel {
  func didUpdate(_ change: Int) {}
  func refresh() { didUpdate(1) }
}
func refresh(_ panel: Panel, _ meter: any Meter) {
  panel.didUpdate(2)
  meter.didUpdate(change: 3)
  meter.didReset(change: 3)
}
func reset(_ meter: Thermometer) { meter.didReset(2) }

// A protocol of its heir's may ask for the very member.
protocol Tide { func rise(level: Int) }
extension Tide { func rise(level: Int) {} }
class Sea: Tide {
  func rise(_ level: Int) { print(level) }
}
protocol Swell { func rise(_ level: Int) }
final class Ocean: Sea, Swell {}
func lift(_ swell: any Swell, _ tide: any Tide) {
  swell.rise(1)
  tide.rise(level: 1)
}
