// Who only observes a property lets the superclass observe it, too.
class Cell {
  var item: Int? { didSet { configure() } }
  var style: Int { get { 1 } set { restyle() } }
  func configure() { preconditionFailure("subclasses must override configure()") }
  func restyle() { preconditionFailure("subclasses must override restyle()") }
}
final class PhotoCell: Cell {
  override func configure() {}
  override func restyle() {}
}
final class AdCell: Cell {  // expect: unimplemented_required_override "must override 'configure()'"
  override var item: Int? { didSet { print("ad") } }
  override var style: Int { get { 2 } set { print("ad") } }
}
func fill(_ cell: Cell) {
  cell.item = 3
  cell.style = 1
}

#if false
  final class OldCell: Cell {}
#elseif DEBUG
  final class SpareCell: Cell {  // expect: unimplemented_required_override
    override func restyle() {}
  }
#endif

// Whoever only observes a property has the superclass's: to read it, or to set it, ends there.
class Gauge {
  var level: Int {
    get { fatalError("subclasses must override level") }
    set { fatalError("subclasses must override level") }
  }
}
final class TankGauge: Gauge {  // expect: unimplemented_required_override "'TankGauge' must override 'level'"
  override var level: Int { didSet { print("changed") } }
}
final class WellGauge: Gauge {
  private var now = 0
  override var level: Int { get { now } set { now = newValue } }
}
class SumpGauge: Gauge {
  override var level: Int { get { 1 } set {} }
}
final class LoudSumpGauge: SumpGauge {
  override var level: Int { willSet { print(newValue) } }
}
func show(_ gauge: Gauge) -> Int { gauge.level }
func gauges() -> [Gauge] { [TankGauge(), WellGauge(), LoudSumpGauge()] }
