final class WallLamp: Lamp {
  override static var label: String { "wall" }
  override var watts: Int { 60 }
  override func glow() {}
}
final class HallLamp: Lamp {  // expect: unimplemented_required_override "'HallLamp' must override 'watts'"
  override class var label: String { "hall" }
  override func glow() {}
}
func light(_ lamp: Lamp) { lamp.flash() }
// A method of the class may make what it likes, and be called like an initializer.
func lamp(_ code: String) -> Lamp? { Lamp(fromCode: code) }
func lamp() -> Lamp {
  Lamp(holder: "E27")  // expect: unimplemented_required_override "'Lamp' is made here, but is abstract"
}
