// What both need to do has a method of its own.
// prints: own
// prints: off
protocol Switchable: AnyObject {
  var isOn: Bool { get set }
  func turnOff()
}

extension Switchable {
  func turnOff() { cutPower() }
  func cutPower() { isOn = false }
}

final class NightLamp: Switchable {
  var isOn = true
  func turnOff() {
    print("own")
    cutPower()
  }
}

let lamp: any Switchable = NightLamp()
lamp.turnOff()
print(lamp.isOn ? "on" : "off")
