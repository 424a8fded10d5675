protocol Command {
  func perform()  // must call registerUndo()  // related: must_call_contract
  // accesslint:must_call registerRedo()
  func undo()
}
extension Command {
  func registerUndo() {}
  func registerRedo() {}
}
struct Move: Command {  // expect: must_call_contract "'Move' never calls 'registerRedo', which 'Command' asks for"
  func perform() { registerUndo() }
  func undo() {}
}
struct Turn: Command {  // expect: must_call_contract "'registerUndo'"
  func perform() {}
}
extension Turn {
  func undo() { later { self.registerRedo() } }
}
struct Paint: Command {
  func perform() { steps() }
  func undo() { Steps().go(self) }
  struct Steps { func go(_ paint: Paint) { paint.registerRedo() } }
  private func steps() { defer { registerUndo() } }
}

class Task {
  /// Must be called by the subclass.
  func finish() {}
  func run() {}
}
class Download: Task {  // expect: must_call_contract "'Download' never calls 'finish', which 'Task' asks for"
  override func run() {}
}
class Upload: Task {
  override func run() { finish() }
}
// Inherited.
final class SmallUpload: Upload {
  override func run() {}
}
class Transfer: Task {}
final class Copy: Transfer {
  override func run() { super.finish() }
}

// When something has to be called is no condition.
class Ferry {
  /// Subclasses must call `moor(at:)` exactly once.
  func arrive() {}
  /// Subclasses must call `unload()` when the passengers' exit is done.
  func open() {}
  /// Must be called by the subclass when boarding ends.
  func depart() {}
  func moor(at pier: Int) {}
  func unload() {}
}
// What stands between overrides nothing, and calls nothing.
class CarFerry: Ferry {}  // expect: must_call_contract "'depart'"
final class NightFerry: CarFerry {  // expect: must_call_contract, must_call_contract
  override func arrive() {}
  override func open() {}
}
final class DayFerry: Ferry {
  override func arrive() { moor(at: 1) }
  override func open() {
    later { self.unload() }
    depart()
  }
}
