// Nobody has forgotten the override, nor can: said more softly.
class Shape {
  func area() -> Double {  // expect: required_override_return_after_assert
    assertionFailure("subclasses must override area()")
    return 0
  }
}
class Square: Shape {
  override func area() -> Double { 1 }
}
final class SmallSquare: Square {}
final class Circle: Shape {
  override func area() -> Double { 3 }
}
