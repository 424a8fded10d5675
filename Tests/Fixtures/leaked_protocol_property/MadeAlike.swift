// The same value, whichever way it is written.
final class Queue { func push(_ item: Int) {} }
protocol Worker: AnyObject {
  var queue: Queue { get }  // expect: leaked_protocol_property
  func work()
}
extension Worker {
  func work() { queue.push(1) }
}
final class Smith: Worker { let queue = Queue() }
final class Baker: Worker { let queue: Queue = .init() }
final class Miller: Worker { let queue = Queue.init() }

// Not the same.
protocol Driver: AnyObject {
  var road: Road { get }
  func drive()
}
struct Road {
  var length = 1
  init(length: Int = 1) { self.length = length }
}
extension Driver {
  func drive() { print(road.length) }
}
final class Slow: Driver { let road = Road() }
final class Fast: Driver { let road: Road = .init(length: 9) }

// A case is the same whether its type is written before it or before the equal sign.
enum Phase { case idle, busy }
protocol Pump: AnyObject {
  var phase: Phase { get set }  // expect: leaked_protocol_property "but 2 types must declare it"
}
extension Pump {
  func toggle() { phase = phase == .idle ? .busy : .idle }
}
class HandPump: Pump { var phase: Phase = .idle }
final class FootPump: Pump { var phase = Phase.idle }
// Who overrides it does so by choice.
final class LoudPump: HandPump {
  override var phase: Phase { didSet { print(phase) } }
}
