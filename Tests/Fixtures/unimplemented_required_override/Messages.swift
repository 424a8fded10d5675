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
