// A key path that is handed to a collection reads what its elements have.
class Part {
  var weight: Int { fatalError("subclasses must override weight") }
  var price: Int { fatalError("subclasses must override price") }
}
final class Bolt: Part {
  override var weight: Int { 1 }
  override var price: Int { 1 }
}
final class Nut: Part {  // expect: unimplemented_required_override "must override 'weight'"
  override var price: Int { 2 }
}
func weight(of parts: [Part]) -> Int { parts.map(\.weight).reduce(0, +) }

class Pump {
  var power: Int { fatalError("subclasses must override power") }
}
final class SmallPump: Pump {
  override var power: Int { 1 }
}
final class Dummy: Pump {}
struct Lamp { var power: Int }
func power(of lamps: [Lamp]) -> Int { lamps.map(\.power).reduce(0, +) }
