// Nobody forgets the same six times: what says so little, or no more than a comment, is not meant for all.
class Plant {
  func bloom() { fatalError("\(type(of: self)) does not implement bloom") }
  /// Subclasses must override this.
  func grow() { assertionFailure() }
  func shed() { fatalError("subclasses must override shed") }
  func live() {
    bloom()
    grow()
    shed()
  }
}
class Leafy: Plant { override func shed() {} }
final class Rose: Leafy {
  override func bloom() {}
  override func grow() {}
}
final class Fern: Leafy {}
final class Moss: Leafy {}
final class Reed: Leafy {}
final class Yew: Leafy {}
final class Box: Leafy {}
final class Ivy: Leafy {}
final class Cactus: Plant {}  // expect: unimplemented_required_override "'Cactus' must override 'shed()' (Many.swift:6"

// Five may.
class Tool {
  func cut() { fatalError("\(type(of: self)) does not implement cut") }
  func use() { cut() }
}
final class Saw: Tool { override func cut() {} }
class Blunt: Tool {}  // expect: unimplemented_required_override
final class Hammer: Blunt {}
final class Mallet: Blunt {}
final class Knife: Tool {}  // expect: unimplemented_required_override
final class Axe: Tool {}  // expect: unimplemented_required_override
final class File: Tool {}  // expect: unimplemented_required_override
final class Plane: Tool {}  // expect: unimplemented_required_override

// Whoever does what is asked may say again what was.
class Lesson {
  /// Subclasses must override this.
  func teach() { assertionFailure() }
  func hold() { teach() }
}
class Lecture: Lesson {
  /// Subclasses must override this.
  override func teach() { print("talks") }
}
final class Reading: Lecture { override func teach() { print("reads") } }
final class Talk: Lecture {}
final class Silence: Lesson {}  // expect: unimplemented_required_override

// Where far more do without than not, it is asked of some only, whatever the stub says.
class Recipe {
  func ovenHeat() -> Int { fatalError("subclasses must override ovenHeat") }
  func servings() -> Int { fatalError("subclasses must override servings") }
  func cook() { print(ovenHeat(), servings()) }
}
class Served: Recipe { override func servings() -> Int { 4 } }
final class Pie: Served { override func ovenHeat() -> Int { 180 } }
final class Bread: Served { override func ovenHeat() -> Int { 240 } }
final class Soup: Served {}
final class Salad: Served {}
final class Juice: Served {}
final class Tea: Served {}
final class Sorbet: Served {}
final class Jam: Served {}
final class Pickle: Served {}
final class Porridge: Served {}
final class Butter: Served {}
final class Yoghurt: Served {}
final class Sauce: Served {}
final class Stew: Recipe { override func ovenHeat() -> Int { 160 } }  // expect: unimplemented_required_override
