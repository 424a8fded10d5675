// Types that bodies and values declare.
class Oven {
  func bake() { fatalError("subclasses must override") }
  func open() { bake() }
}

func heat() {
  class Stove: Oven { override func open() { super.open() } }  // expect: unimplemented_required_override "'Stove' must override 'bake()'"
  @objc final class GasOven: Oven { override func bake() {} }
  let stove = Stove()
  stove.bake()
  GasOven().bake()
}

// It hides the one above.
func heatAnother() {
  class Oven { func bake() {} }
  class SmallOven: Oven {}
  SmallOven().bake()
}

class Kitchen {
  let broken: () -> Void = {
    struct Tray { var oven: Oven }
    private class Grill: Oven {}  // expect: unimplemented_required_override "'Grill'"
    Grill().open()
  }
  var first: Oven {
    get {
      class Toaster: Oven { override func bake() {} }
      return Toaster()
    }
    set {
      class Pan: Oven {  // expect: unimplemented_required_override "'Pan'"
        override func open() {
          class Lid: Oven {}  // expect: unimplemented_required_override "'Lid'"
          Lid().bake()
        }
      }
      Pan().bake()
    }
  }
  init() {
    // Each is its own body's.
    class Wok: Oven { override func bake() {} }
    Wok().bake()
  }
  deinit {
    class Wok: Oven {}  // expect: unimplemented_required_override "'Wok'"
    Wok().bake()
  }
}

// An abstract class within a body, and those who inherit from it there.
func cook() {
  class Recipe {
    func steps() -> [String] { fatalError("must be overridden") }
    func cook() { print(steps()) }
  }
  class Soup: Recipe { override func steps() -> [String] { ["stir"] } }
  class Salad: Recipe {}  // expect: unimplemented_required_override "'Salad' must override 'steps()'"
  for recipe in [Soup(), Salad()] as [Recipe] { recipe.cook() }
}

// What names stand for in a body.
func bakeBread() {
  typealias Base = Oven
  class Tandoor: Base {}  // expect: unimplemented_required_override "'Tandoor' must override 'bake()'"
  Tandoor().open()
}
final class Tin { func bake() {} }
class Mould { func bake() {} }
func bakeCake() {
  typealias Oven = Mould
  class Ring: Oven {}
  Ring().bake()
}
