class Queue {
  /// The queue does not override anything.
  func push(_ item: Int) {}
  /// Do not override: `pop()` only.
  func peek() -> Int { 0 }
  /// Overridden by subclasses.
  func pop() {}
}
class Deck {
  /// Do not override.
  func draw(_ count: Int) {}
  func draw(_ name: String) {}
  /// Do not override.
  subscript(place: Int) -> String { "" }
  subscript(name: String) -> String { "" }
}
class Pile: Deck {
  override func draw(_ name: String) {}
  override subscript(name: String) -> String { "" }
}
class Stack: Queue {
  override func push(_ item: Int) {}
  override func pop() {}
}
