// A library's clients are not known, but those of what it keeps for itself are.
// module: open
public protocol Gauge: AnyObject { var level: Int { get set } }
public final class Tank: Gauge {
  public var level = 0
  func fill() { level += 1 }
}
public func show(_ gauge: any Gauge) { print(gauge.level) }

protocol Valve: AnyObject { var turns: Int { get set } }  // expect: protocol_setter_leaked
final class Tap: Valve {
  var turns = 0
  func open() { turns = 3 }
}
func show(_ valve: any Valve) { print(valve.turns) }
