// What implements a requirement under another name says so.
protocol Gauge { func read(_ value: Int) -> Int }
extension Gauge { func read(_ value: Int) -> Int { 0 } }
struct Meter: Gauge {
  @_implements(Gauge, read(_:)) func other(_ value: Int) -> Int { value }
  func read(_ value: Double) -> Int { 1 }
}
struct Scale: Gauge {
  func other(_ value: Int) -> Int { value }
  func read(_ value: Double) -> Int { 1 }  // expect: witness_near_miss
}
func show(_ gauge: any Gauge) -> Int { gauge.read(1) }
