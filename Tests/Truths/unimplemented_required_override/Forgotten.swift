// A class that does not override what its superclass leaves to it dies when somebody calls the member.
// prints: 3
// traps: subclasses must override 'weight'
class Parcel {
  func weight() -> Int { fatalError("subclasses must override 'weight'") }
  func label() { print(weight()) }
}
class Letter: Parcel {
  override func weight() -> Int { 3 }
}
class Postcard: Parcel {}  // expect: unimplemented_required_override

Letter().label()
Postcard().label()
