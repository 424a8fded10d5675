// The parameter's name has come in place of its label, a short word lacks a letter, or two letters have changed places.
protocol Wheel {
  func wheel(_ number: Int, didStopAt place: Int)
  func spin(for seconds: Int)
  func mark(_ number: Int, forKey key: String)
  func place(_ number: Int, atIndex index: Int)
  func turn(_ number: Int, willEndOnDate date: Int)
  func pull(_ number: Int, onRow row: Int)
  func push(_ number: Int, toLeft steps: Int)
}
extension Wheel {
  func wheel(_ number: Int, didStopAt place: Int) { print("default") }
  func spin(for seconds: Int) { print("default") }
  func mark(_ number: Int, forKey key: String) { print("default") }
  func place(_ number: Int, atIndex index: Int) { print("default") }
  func turn(_ number: Int, willEndOnDate date: Int) { print("default") }
  func pull(_ number: Int, onRow row: Int) { print("default") }
  func push(_ number: Int, toLeft steps: Int) { print("default") }
}
struct Fortune: Wheel {
  func wheel(_ number: Int, place: Int) { print(place) }  // expect: witness_near_miss "'wheel(_:place:)' is not what 'Wheel.wheel(_:didStopAt:)' requires"
  func spin(seconds: Int) { print(seconds) }  // expect: witness_near_miss
  func mark(_ number: Int, forKye key: String) { print(key) }  // expect: witness_near_miss
  func place(_ number: Int, aIndex index: Int) { print(index) }  // expect: witness_near_miss
  func turn(_ number: Int, willEndODnate date: Int) { print(date) }  // expect: witness_near_miss
  // Other words, and another name.
  func pull(_ number: Int, inRow row: Int) { print(row) }
  func push(_ number: Int, count: Int) { print(count) }
}
struct Ferris: Wheel {
  func wheel(_ number: Int, place: Int) { print(place) }
  func spin() { wheel(1, place: 2) }
}
func run(_ wheel: any Wheel) { wheel.wheel(1, didStopAt: 2) }

// Which of two is meant nobody can say, but that it is one of them.
protocol Reel {
  func reel(_ number: Int, didStop place: Int)
  func reel(_ number: Int, didStart place: Int)
}
extension Reel {
  func reel(_ number: Int, didStop place: Int) { print("default") }
  func reel(_ number: Int, didStart place: Int) { print("default") }
}
struct Film: Reel {
  func reel(_ number: Int, place: Int) { print(place) }  // expect: witness_near_miss "'Reel.reel(_:didStop:)'"
}

// A closure of the name, and one whose own name is called, are nothing that is handed on to.
struct Guest { var name = "" }
protocol Doors { func canEnter(_ guest: Guest) -> Bool }
extension Doors {
  func canEnter(_ guest: Guest) -> Bool { true }
}
struct Porter: Doors {
  var canEnter: ((Guest) -> Bool)?
  func canEnter(_ guest: Guest?) -> Bool {  // expect: witness_near_miss
    guard let guest, let canEnter else { return false }
    return canEnter(guest)
  }
}

// What a closure is handed has the type that is written, whatever stands before that.
protocol Sensor { func didRead(_ value: Int) }
extension Sensor {
  func didRead(_ value: Int) {}
}
final class Sensors: Sensor {
  let all: [any Sensor] = []
  func each(_ body: sending @escaping (any Sensor) -> Void) { all.forEach(body) }
  func some(_ body: @escaping @isolated(any) (any Sensor) -> Void) {}
  func didRead(_ value: Int) {
    each { $0.didRead(value) }
    some { $0.didRead(value) }
  }
}
final class Counter: Sensor {
  func didRead(_ value: Int) -> Bool { value > 0 }  // expect: witness_near_miss
}
