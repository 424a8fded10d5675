// A class that cannot be made has no values that could do without.
func abstractPart() -> Never { fatalError("abstract") }

class Place {
  func value() -> Int { fatalError("subclasses must override value()") }
  func show() { print(value()) }
}
final class StoredPlace: Place {
  override func value() -> Int { 1 }
}
final class FocusPlace: Place {
  override init() { abstractPart() }
  init(number: Int) { fatalError("not yet") }
}
final class OtherPlace: Place {  // expect: unimplemented_required_override
  let number: Int
  init(number: Int) { self.number = number }
  convenience init(word: String) { fatalError("not yet") }
}
func show(_ place: Place) { place.show() }
