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
// An optional more is no default, either: whoever conforms says what is required all the same.
protocol Stall {
  var sign: String { get }
  func price(of fruit: String) -> Int
  func weight(of fruit: String) -> Int
}
extension Stall {
  var sign: String? { nil }  // expect: default_near_miss "its type is 'String?', the requirement's 'String'"
  func price(of fruit: String) -> Int? { nil }  // expect: default_near_miss "it returns 'Int?', the requirement 'Int'"
  func weight(of fruit: String) -> Int? { fruit.isEmpty ? nil : weight(of: fruit) }
}
struct Market: Stall {
  let sign = "fruit"
  func price(of fruit: String) -> Int { 1 }
  func weight(of fruit: String) -> Int { 2 }
}
