// A comment behind the opening brace stands where others put one behind the body.
class Shape {
  func area() -> Double { // must be overridden by subclasses
    return 0
  }
  func length() -> Double
  { // Subclasses must override this.
    return 0
  }
  func name() -> String { // the shape's own, whatever subclasses must override
    return "shape"
  }
  func color() -> String {
    // must be overridden by subclasses
    return "red"
  }
  func side(_ isLeft: Bool) -> String { return isLeft ? "left" : "right" } // a side
  func show() { print(area(), length(), name(), color()) }
}
final class Square: Shape {}  // expect: unimplemented_required_override "must override 'area()' and one more member"
final class Circle: Shape {
  override func area() -> Double { 3.14 }
  override func length() -> Double { 6.28 }
}
