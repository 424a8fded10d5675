import Kit

// A module does not show others what is internal; what it adopts itself it knows.
protocol Carried { func carry() -> Int }
extension Carried { func carry() -> Int { 1 } }
extension Lantern: Carried {}

final class DeskLamp: Lamp {
  func glow() -> Int { 2 }
  func dim() -> Int { 2 }  // expect: subclass_shadows_protocol_default "'DeskLamp.dim()'"
}
final class StormLantern: Lantern {
  func carry() -> Int { 2 }  // expect: subclass_shadows_protocol_default "'StormLantern.carry()'"
}
