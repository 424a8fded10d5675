// With an override nothing traps, nor where the member cannot be reached.
// prints: 3
// prints: light
class Parcel {
  func weight() -> Int { fatalError("subclasses must override 'weight'") }
  func label() { print(weight()) }
}
class Letter: Parcel {
  override func weight() -> Int { 3 }
}
class Postcard: Parcel {
  override func label() { print("light") }
}

Letter().label()
Postcard().label()
