// A call on something that nobody knows may be one of another type's, if that has a member that is called so.
class Plug {
  func load() { fatalError("subclasses must override load") }
  func eject() { fatalError("subclasses must override eject") }
  func check() { fatalError("subclasses must override check") }
}
final class MainPlug: Plug {
  override func load() {}
  override func eject() {}
  override func check() {}
}
final class SidePlug: Plug {  // expect: unimplemented_required_override "'SidePlug' must override 'check()' ("
}
struct Picture {
  func load(at scale: Int = 1) {}
  let eject: () -> Void
  func check(_ depth: Int) {}
}
func start() {
  let thing = makeThing()
  thing.load()
  thing.eject()
  thing.check()
}
