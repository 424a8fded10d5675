// The type's own method runs instead of the default, and not before it: the lamp stays on.
// prints: default
// prints: off
// prints: own
// prints: on
protocol Switchable: AnyObject {
  var isOn: Bool { get set }
  func turnOff()
}

extension Switchable {
  func turnOff() {
    print("default")
    isOn = false
  }
}

final class Lamp: Switchable {
  var isOn = true
}

final class NightLamp: Switchable {
  var isOn = true
  func turnOff() { print("own") }  // expect: default_shadowed
}

let lamps: [any Switchable] = [Lamp(), NightLamp()]
for lamp in lamps {
  lamp.turnOff()
  print(lamp.isOn ? "on" : "off")
}
