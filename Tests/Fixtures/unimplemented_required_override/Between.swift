// A class of which nobody makes values has none but those of the classes below, which see to it that the member never runs.
class Crate {
  func label() -> String { fatalError("subclasses must override label") }
  func show() { print(label()) }
}
final class FruitCrate: Crate {
  override func label() -> String { "fruit" }
}
class PlainCrate: Crate {}
final class BareCrate: PlainCrate {
  override func show() {}
}
// One of those below does not.
class OpenCrate: Crate {}  // expect: unimplemented_required_override "'OpenCrate' must override 'label()'"
final class LowCrate: OpenCrate {
  override func show() {}
}
final class HighCrate: OpenCrate {}
// And of this one somebody makes values.
class FlatCrate: Crate {}  // expect: unimplemented_required_override
final class MuteCrate: FlatCrate {
  override func show() {}
}
let crate = FlatCrate()
