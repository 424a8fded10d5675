// Whichever of the two runs, it does the same.
protocol Caption {
  var text: String? { get }
  func lines(of count: Int) -> Int?
  func mark(_ place: Int)
}
extension Caption {
  var text: String? { return "new" }
  func lines(of count: Int) -> Int? { count + 1 }
  func mark(_ place: Int) { print(place) }
}
struct Sale: Caption {
  var text: String { "new" }
  func lines(of number: Int) -> Int { return number + 1 }
  func mark(place: Int) { print(place) }
}
struct Rest: Caption {
  var text: String { "old" }  // expect: witness_near_miss
  func lines(of number: Int) -> Int { number + 2 }  // expect: witness_near_miss
  func mark(place: Int) { print(place, place) }  // expect: witness_near_miss
}

// In other types the same words may mean something else.
struct Ink { static let red = Ink() }
struct Tint { static let red = Tint() }
protocol Painted { var color: Ink { get } }
extension Painted { var color: Ink { .red } }
struct Wall: Painted {
  var color: Tint { .red }  // expect: witness_near_miss
}

// Labels of two words that are another word are another function.
protocol Ruler { func set(minLength: Int) }
extension Ruler { func set(minLength: Int) {} }
struct Tape: Ruler {
  func set(maxLength: Int) { print(maxLength) }
}
struct Yard: Ruler {
  func set(minLenght: Int) { print(minLenght) }  // expect: witness_near_miss
}

// What is narrower, and the same value: the default only widens it.
protocol AnyMark { var text: String { get } }
protocol AnyMarked { var mark: AnyMark { get } }
protocol Marked: AnyMarked {
  associatedtype Mark: AnyMark
  var ownMark: Mark { get }
}
extension Marked {
  var mark: AnyMark { ownMark as AnyMark }
}
struct Stamp: AnyMark { var text: String }
struct Letter: Marked {
  var ownMark: Stamp { Stamp(text: "a") }
  var mark: Stamp { ownMark }
}
struct Parcel: Marked {
  var ownMark: Stamp { Stamp(text: "a") }
  var mark: Stamp { Stamp(text: "b") }  // expect: witness_near_miss
}
