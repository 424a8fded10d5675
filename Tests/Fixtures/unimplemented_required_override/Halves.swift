// A stub without a word: who overrides another member of its name knows of it.
class Box<T> {
  func inspect() -> T? { fatalError() }
  func inspect(_ body: (T) -> Void) { fatalError() }
}
final class SealedBox<T>: Box<T> {
  let value: T
  init(_ value: T) { self.value = value }
  override func inspect() -> T? { value }
}
final class OpenBox<T>: Box<T> {
  override func inspect() -> T? { nil }
  override func inspect(_ body: (T) -> Void) {}
}
func look(_ box: Box<Int>) {
  if box.inspect() == nil { box.inspect { print($0) } }
}

// It overrides the member, if as something else: an older version of it.
class Layout {
  /// Subclasses must override this.
  var size: Int { fatalError("subclasses must override size") }
  func half() -> Int { size / 2 }
}
final class GridLayout: Layout {
  override func size() -> Int { 4 }
}
final class LineLayout: Layout {}  // expect: unimplemented_required_override

// Some subclasses are asked, and they know which.
class Screen {
  func fill() { fatalError("Subclasses using the content view must override and not call super") }
  func tapped() { assertionFailure("If you want this to do something, override it in the subclass") }
  func shaken() { fatalError("Subclasses that shake must override this") }
  func closed() { fatalError("Subclasses must override this") }
  func show() { fill(); tapped(); shaken(); closed() }
}
class FullScreen: Screen {
  override func fill() {}
  override func tapped() {}
  override func shaken() {}
  override func closed() {}
}
class EmptyScreen: Screen {}  // expect: unimplemented_required_override "'EmptyScreen' must override 'closed()' ("
