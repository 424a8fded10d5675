// What stands behind a value that is made, and is no longer that.
class Frame {
  init() {}
  convenience init?(name: Int) { nil }
  /// - Protected
  func settle() {}
  var border: Border { Border() }
  func callAsFunction() -> Border { border }
}
class Border {
  func settle() {}
}
struct Page {
  let border = Frame(name: 1)!.border
  let frame = Frame(name: 1)!
  func show() {
    border.settle()
    frame.settle()  // expect: protected_member_called
  }
}
func all(_ names: [Int]) {
  let one = Frame(name: 1)?.border
  one?.settle()
  if let two = Frame(name: 1)?.border { two.settle() }
  guard let three = Frame(name: 1)?.border else { return }
  three.settle()
  names.compactMap { Frame(name: $0)?.border }.first?.settle()
  names.map { Frame(name: $0)!.border }.forEach { $0.settle() }
  names.compactMap { Frame(name: $0) }.first?.settle()  // expect: protected_member_called
  for border in [Frame(name: 1)!.border] { border.settle() }
  let four = Frame()()
  four.settle()
  if let five = Frame(name: 1) { five.settle() }  // expect: protected_member_called
}
