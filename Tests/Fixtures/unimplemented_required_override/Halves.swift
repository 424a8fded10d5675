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

// Who leaves out half of so many has chosen, be it that some of them never run there.
class Coder {
  var isWriter: Bool { false }
  func write0() { fatalError("subclasses must override") }
  func write1() { fatalError("subclasses must override") }
  func write2() { fatalError("subclasses must override") }
  func write3() { fatalError("subclasses must override") }
  func write4() { fatalError("subclasses must override") }
  func write5() { fatalError("subclasses must override") }
  func write6() { fatalError("subclasses must override") }
  func write7() { fatalError("subclasses must override") }
  func write8() { fatalError("subclasses must override") }
  func write9() { fatalError("subclasses must override") }
  func read0() { fatalError("subclasses must override") }
  func read1() { fatalError("subclasses must override") }
  func read2() { fatalError("subclasses must override") }
  func read3() { fatalError("subclasses must override") }
  func read4() { fatalError("subclasses must override") }
  func read5() { fatalError("subclasses must override") }
  func read6() { fatalError("subclasses must override") }
  func read7() { fatalError("subclasses must override") }
  func read8() { fatalError("subclasses must override") }
  func read9() { fatalError("subclasses must override") }
}
final class Writer: Coder {
  override var isWriter: Bool { true }
  override func write0() {}
  override func write1() {}
  override func write2() {}
  override func write3() {}
  override func write4() {}
  override func write5() {}
  override func write6() {}
  override func write7() {}
  override func write8() {}
  override func write9() {}
}
final class Reader: Coder {
  override func read0() {}
  override func read1() {}
  override func read2() {}
  override func read3() {}
  override func read4() {}
  override func read5() {}
  override func read6() {}
  override func read7() {}
  override func read8() {}
  override func read9() {}
}
func use(_ coder: Coder) {
  coder.write0()
  coder.write1()
  coder.write2()
  coder.write3()
  coder.write4()
  coder.write5()
  coder.write6()
  coder.write7()
  coder.write8()
  coder.write9()
  coder.read0()
  coder.read1()
  coder.read2()
  coder.read3()
  coder.read4()
  coder.read5()
  coder.read6()
  coder.read7()
  if coder.isWriter { return }
  coder.read8()
  coder.read9()
}
