// '(self as Dial).turn(3)' is the 'super' of protocols' extensions: who writes it means the one behind it.
protocol Dial {
  func turned(by amount: Int)
}
extension Dial {
  // A requirement would lead back to where the call stands.
  func turn(_ amount: Int) { turned(by: amount) }  // expect: extension_member_not_requirement "as in 'spin(_:)'; give one of the two another name"
  func roll(_ amount: Int) { turned(by: amount) }
  func press(_ force: Int) { turned(by: force) }
  func rest() { turned(by: 0) }
  func stop() { turned(by: -1) }  // expect: extension_member_not_requirement "the version of 'OvenDial' is passed over where the value is known as 'Dial', as in 'halt(_:)'"
}
protocol LampDial: Dial { func light() }
extension LampDial {
  func turn(_ amount: Int) {  // related: extension_member_not_requirement
    (self as any Dial).turn(amount)
    light()
  }
  func roll(_ amount: Int) {
    (self as Dial).roll(amount)
    light()
  }
}
struct OvenDial: LampDial {
  func turned(by amount: Int) { print(amount) }
  func light() { print("light") }
  func press(_ force: Int) {
    (self as Dial).press(force)
    light()
  }
  // It goes around its own on purpose.
  func rest() { light() }
  func pause() { (self as Dial).rest() }
  func stop() { light() }  // related: extension_member_not_requirement
}
func spin(_ dial: any Dial) { dial.turn(3) }
func halt(_ dial: any Dial) { dial.stop() }  // related: extension_member_not_requirement
// What else is cast is somebody's.
protocol Knob {}
extension Knob { func twist() -> Int { 0 } }  // expect: extension_member_not_requirement
extension String: Knob {}
struct BigKnob: Knob { func twist() -> Int { 1 } }  // related: extension_member_not_requirement
func twistAll() -> Int { ("knob" as any Knob).twist() + (BigKnob() as any Knob).twist() }  // related: extension_member_not_requirement
