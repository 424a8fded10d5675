class Queue {
  /// The queue does not override anything.
  func push(_ item: Int) {}
  /// Do not override: `pop()` only.
  func peek() -> Int { 0 }
  /// Overridden by subclasses.
  func pop() {}
}
class Stack: Queue {
  override func push(_ item: Int) {}
  override func pop() {}
}
