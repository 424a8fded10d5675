// What the closure of an optional's own `map` gets, where the value is of a generic class; one that is a list hands on something else.
class Store<Value> {
  /// For subclasses only.
  func clear() {}
}
struct Shelf<Value>: Sequence, IteratorProtocol {
  mutating func next() -> Value? { nil }
}
struct Lamp { func clear() {} }
struct Screen {
  var store: Store<Int>?
  var shelf: Shelf<Lamp>?
  func show() {
    store.map { $0.clear() }  // expect: protected_member_called
    _ = store.flatMap { store -> Int? in store.clear(); return 1 }  // expect: protected_member_called
    shelf?.map { $0.clear() }
  }
}

// One that inherits a `map` of its own hands on what that does.
class Tree<Value> {
  func map(_ body: (Lamp) -> Void) { body(Lamp()) }
}
final class Oak: Tree<Int> {
  /// For subclasses only.
  func clear() {}
}
protocol Mapping {}
extension Mapping {
  func forEach(_ body: (Lamp) -> Void) { body(Lamp()) }
}
final class Elm<Value>: Mapping {
  /// For subclasses only.
  func clear() {}
}
func fell(_ oak: Oak?, _ elm: Elm<Int>?) {
  oak?.map { $0.clear() }
  elm?.forEach { $0.clear() }
}
