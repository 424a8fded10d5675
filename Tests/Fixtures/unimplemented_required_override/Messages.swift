// Messages that leave a choice to those who conform, and those that only seem to.
protocol Layout {
  var canMove: Bool { get }
  func move()
  func size() -> Int
  func frame() -> Int
  func rows() -> Int
  func drag()
  func title() -> String
}
extension Layout {
  var canMove: Bool { false }
  func move() { fatalError("move must be implemented if canMove is true") }
  func frame() -> Int { fatalError("must implement frame or size") }
  func size() -> Int { frame() }
  func rows() -> Int { fatalError("Layouts that show rows must implement this") }
  func drag() { fatalError("You must implement drag to support dragging") }
  func title() -> String { fatalError("Types that conform to Layout must implement title") }
}
struct Grid: Layout {  // expect: unimplemented_required_override "must implement 'title()': the default only traps"
  func size() -> Int { 1 }
}
struct Stack: Layout {
  var canMove: Bool { true }
  func move() {}
  func frame() -> Int { 1 }
  func rows() -> Int { 1 }
  func drag() {}
  func title() -> String { "stack" }
}

class Node {
  func path() -> String { fatalError("\(#function) must be overwritten") }
  func name() -> String { fatalError("\(#function) not implemented by \(type(of: self))") }
  func file() -> String { fatalError("the file must not be overwritten") }
  func refresh() {
    // must be overridden
    applyDefaults()
  }
  func applyDefaults() { print("defaults") }
  func all() -> String {
    refresh()
    return path() + name() + file()
  }
}
final class Leaf: Node {}  // expect: unimplemented_required_override "must override 'path()' and one more member"
final class Root: Node {
  override func path() -> String { "/" }
  override func name() -> String { "root" }
  override func refresh() {}
}
final class Branch: Node {
  override func path() -> String { "/" }
  override func name() -> String { "branch" }
  override func refresh() {}
}

// A duty under a condition is none of all; that somebody subclasses, or runs into the trap, is no condition.
class Grill {
  var hasRows: Bool { false }
  func rows() -> Int { fatalError("rows() must be overridden if hasRows is true") }
  func plates() -> Int { fatalError("When hasRows is true, subclasses must override plates()") }
  func grids() -> Int { fatalError("Subclasses must implement grids() unless there are plates.") }
  func coals() -> Int { fatalError("Either pass coals to the initializer or override this method.") }
  func lids() -> Int { fatalError("Subclass of Grill should override lids() if they do not set a lid.") }
  func forks() -> Int { fatalError("In most cases subclasses must override this") }
  func heat() -> Int { fatalError("heat() must be overridden. Call super if you are done.") }
  func cool() -> Int { fatalError("If you subclass Grill, you must override cool()") }
  func turn() -> Int { fatalError("must be overridden when subclassing") }
  func clean() -> Int { fatalError("If you see this, you forgot to override clean()") }
  func all() -> Int {
    if hasRows { return rows() + plates() + grids() + coals() + lids() + forks() }
    return heat() + cool() + turn() + clean()
  }
  func every() -> Int { rows() + plates() + grids() + coals() + lids() + forks() }
}
final class Toaster: Grill {
  override var hasRows: Bool { true }
  override func rows() -> Int { 1 }
  override func plates() -> Int { 1 }
  override func grids() -> Int { 1 }
  override func coals() -> Int { 1 }
  override func lids() -> Int { 1 }
  override func forks() -> Int { 1 }
  override func heat() -> Int { 1 }
  override func cool() -> Int { 1 }
  override func turn() -> Int { 1 }
  override func clean() -> Int { 1 }
}
final class Smoker: Grill {}  // expect: unimplemented_required_override "must override 'heat()' and 3 more members"
func cook(_ grill: Grill) { print(grill.all(), grill.every()) }
