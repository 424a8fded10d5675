// What a superclass has that knows nothing of the protocol is there for that itself.
protocol Tiltable: AnyObject {
  var isTilted: Bool { get set }
  var wasTurned: Bool { get set }  // expect: leaked_protocol_property
  func tilt(to isTilted: Bool)
}
extension Tiltable {
  func tilt(to isTilted: Bool) {
    self.isTilted = isTilted
    wasTurned = false
  }
}
final class RoundBoard: Tiltable {
  var isTilted = false
  var wasTurned = false
}
class PlainBoard {
  var isTilted = false { didSet { angle = isTilted ? 30 : 0 } }
  var angle = 0
  func press() { isTilted.toggle() }
}
final class LongBoard: PlainBoard, Tiltable {
  var wasTurned = false
}

// One that only declares it has it for the defaults.
protocol Refreshable: AnyObject {
  var task: Int? { get set }  // expect: leaked_protocol_property
}
extension Refreshable {
  func refresh() { task = (task ?? 0) + 1 }
}
class Table { var task: Int? }
final class Teams: Table, Refreshable {}
final class Events: Table, Refreshable {}
final class Awards: Refreshable { var task: Int? }
