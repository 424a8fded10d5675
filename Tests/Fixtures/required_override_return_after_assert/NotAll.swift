// Somebody may be without: a value of the class itself, whoever uses the library, or a class that nothing is known of yet.
class Shape {
  func area() -> Double {  // expect: required_override_return_after_assert
    assertionFailure("subclasses must override area()")
    return 0
  }
}
final class Circle: Shape {
  override func area() -> Double { 3 }
}
let shape = Shape()

class Sound {
  func pitch() -> Int {  // expect: required_override_return_after_assert
    assertionFailure("subclasses must override pitch()")
    return 0
  }
}
