// configuration: protected = Oven.willBake(_:)
// configuration: protected = Oven.door
// configuration: protected = Boiler.didHeat()
import BoilerKit

class Oven {
  var door = 0
  func willBake(_ minutes: Int) {}  // related: protected_member_called "configuration:1 says it of this"
  func willBake() {}
}
final class PizzaOven: Oven {
  func open(_ other: Oven) { other.willBake(1) }
}
func bake(_ oven: PizzaOven, _ boiler: Boiler, _ steam: SteamBoiler) {
  oven.willBake(3)  // expect: protected_member_called "'willBake(_:)' is for subclasses of 'Oven'"
  oven.willBake()
  oven.door = 1  // expect: protected_member_called
  print(oven.door)
  boiler.didHeat()  // expect: protected_member_called "'didHeat()' is for Boiler subclasses (configuration:1)"
  steam.didHeat()  // expect: protected_member_called
}
// A class of which only the name is known.
final class SteamBoiler: Boiler {
  override func didHeat() {}
  func heat(_ other: Boiler) { other.didHeat() }
}
