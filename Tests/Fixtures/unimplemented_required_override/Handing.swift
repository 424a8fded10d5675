// Who calls a hook of its class is no stub, though nobody overrides the hook.
class Oven {
  func makeHeat() -> Int { fatalError("subclasses must override makeHeat()") }
  func bake() -> Int { makeHeat() }
  var heat: Int { makeHeat() }
}

final class CoalOven: Oven {}  // expect: unimplemented_required_override "must override 'makeHeat()' ("

final class LoudOven: Oven {  // expect: unimplemented_required_override "must override 'makeHeat()' ("
  override func bake() -> Int {
    print("bake")
    return super.bake()
  }
}

func bakeAll() { print(CoalOven().bake() + LoudOven().bake(), CoalOven().heat) }

// What nobody can override is a helper.
class Tap {
  final func unimplemented() { fatalError("subclasses must override") }
  func open() { unimplemented() }
  func run() { open() }
}

final class ColdTap: Tap {}  // expect: unimplemented_required_override "must override 'open()'"

func openAll() { ColdTap().run() }

// What subclasses must not call they need not override.
class Root {
  func detach() { fatalError("subclasses must not call detach()") }
}

final class Leaf: Root { func close() { detach() } }

final class Branch: Root { func close() { detach() } }

func end() {
  Leaf().close()
  Branch().close()
}
