// Who hands a method on by its name alone calls it.
protocol Tapped { func tap(at index: Int) }
extension Tapped { func tap(at index: Int) { print("default") } }
struct Pad: Tapped {
  func tap(_ index: Int) { print("own") }
  func all() { [1, 2].forEach(tap) }
}
struct Board: Tapped {
  func tap(_ index: Int) { print("own") }  // expect: witness_near_miss
}
