// A method of the same class may call super for an override.
class Base {
  /// Subclasses must call super.
  func setUp() { print("base") }
  func tearDown() { print("base") }
}
class Direct: Base {
  override func setUp() { callUp() }
  private func callUp() { super.setUp() }
}
class Farther: Base {
  override func setUp() { self.begin() }
}
extension Farther {
  fileprivate func begin() { super.setUp() }
}
class Elsewhere: Base {
  override func setUp() { callUp() }  // expect: missing_super_call
  private func callUp() { super.tearDown() }
  private func callOther() { super.setUp() }
}
class Farthest: Base {
  override func setUp() { clear() }
  private func clear() {
    print("clear")
    begin()
  }
  private func begin() { super.setUp() }
}
