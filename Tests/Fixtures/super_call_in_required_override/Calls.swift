class Step {
  func perform() { fatalError("override perform without calling super") }  // related: super_call_in_required_override "only traps"
  var name: String { preconditionFailure("subclasses must override") }
  func undo() { fatalError("not undoable") }
  func redo() { mustOverride() }
  // accesslint:required
  func skip() { fatalError() }
  // accesslint:no_super
  func wait() {}  // related: super_call_in_required_override "what it calls"
  /// Overrides must not call super.
  func stop() {}
  func pause() {
    // We never call super here.
    fatalError()
  }
  /// Subclasses must override this.
  func log() { print("a step") }
}
func mustOverride() -> Never { fatalError("abstract") }

class LoadStep: Step {
  override func perform() {
    super.perform()  // expect: super_call_in_required_override "'super.perform()' traps: 'Step.perform()' must be overridden without calling super"
    print("loaded")
  }
  override var name: String { "load " + super.name }  // expect: super_call_in_required_override
  override func undo() { super.undo() }
  override func redo() {
    let again = { super.redo() }  // expect: super_call_in_required_override
    again()
  }
  override func skip() { super.skip() }  // expect: super_call_in_required_override
  override func wait() { super.wait() }  // expect: super_call_in_required_override "must not be called"
  override func stop() { super.stop() }  // expect: super_call_in_required_override
  override func pause() { super.pause() }
  override func log() { super.log() }
}
// A real implementation in between.
class LazyLoadStep: LoadStep {
  override func perform() { super.perform() }
  override func skip() { super.perform() }
}
class FarStep: ForeignStep {
  override func perform() { super.perform() }
}
extension EarlyStep {
  override func perform() { super.perform() }  // expect: super_call_in_required_override
}
class EarlyStep: Step {}
// Another member of that name.
class Walk {
  func go() { fatalError("subclasses must override") }
  func go(to place: String) {}
}
class FastWalk: Walk {
  override func go() { super.go(to: "here") }
}
// A condition and a freedom are no demand.
class Stair {
  /// If you override this without calling super, set the height yourself.
  func climb() {}
  /// Can be overridden without calling super.
  func descend() {}
}
class SpiralStair: Stair {
  override func climb() { super.climb() }
  override func descend() { super.descend() }
}
// A subscript has no name to write behind super.
class Shelf {
  subscript(place: Int) -> String { fatalError("subclasses must override") }
  subscript(title title: String) -> Int { 0 }
}
class BookShelf: Shelf {
  override subscript(place: Int) -> String { "the " + super[place] }  // expect: super_call_in_required_override "'super.subscript(_:)' traps"
  override subscript(title title: String) -> Int { super[title: title] + 1 }
}
class PaperShelf: Shelf {
  override subscript(number: Int) -> String { String(super[title: "paper"]) }
}
