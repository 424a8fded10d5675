// A module that nobody else may import has no other clients.
public protocol Meter: AnyObject { var ticks: Int { get set } }  // expect: protocol_setter_leaked
public final class Clock: Meter {
  public var ticks = 0
  func tick() { ticks += 1 }
}
func show(_ meter: any Meter) { print(meter.ticks) }
