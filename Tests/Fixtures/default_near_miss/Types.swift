// Labels that name the types.
class Stair {}
class Elevator { func enter(_ other: Stair) {} }
protocol House {
  var elevator: Elevator { get }
  func enter(nextSpiralStair: SpiralStair, slowly: Bool)
  func leave(byStair: Stair, quietly: Bool)
}
class SpiralStair: Stair {}
extension House {
  func enter(nextElevator: Elevator, slowly: Bool) { window.enter(3) }  // expect: default_near_miss "'enter(nextSpiralStair:slowly:)'"
  func leave(byHour: Int, quietly: Bool) { self.leave(byStair: Stair(), quietly: true) }
  var window: Int { 1 }
}
// Nor does a type that is all known have what is required: that is what comes of it.
final class Villa: House, @unchecked Sendable, CustomStringConvertible {
  let elevator = Elevator()
  let description = ""
  func leave(byStair: Stair, quietly: Bool) {}
}
