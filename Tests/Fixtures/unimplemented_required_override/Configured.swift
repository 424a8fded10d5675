// configuration: required = Stove.heat(_:)
// configuration: required = Kettle.boil(at:)
// configuration: required = KettleKit.Kettle.size
import KettleKit

class Stove {
  func heat(_ degrees: Int) {}  // related: unimplemented_required_override "configuration:1 says it of this"
  func light() { heat(1) }
}
class GasStove: Stove {
  override func heat(_ degrees: Int) { print(degrees) }
}
class TileStove: Stove {}  // expect: unimplemented_required_override "'TileStove' must override 'heat(_:)' (Configured.swift:7)"

// A class of which only the name is known.
final class TeaKettle: Kettle {  // expect: unimplemented_required_override "'TeaKettle' must override 'boil(at:)' (configuration:1)"
  override var size: Int { 1 }
}
final class CampKettle: Kettle {
  override var size: Int { 2 }
  override func boil(at degrees: Int) {}
}
final class ToyKettle: Kettle {}  // expect: unimplemented_required_override "'boil(at:)' and 'size'"
