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
