// An alias makes what it stands for.
class Shape {
  func area() -> Int { fatalError("subclasses must override area()") }
  func double() -> Int { 2 * area() }
}
final class Square: Shape {
  override func area() -> Int { 4 }
}
typealias Form = Shape
typealias Figure = Form
enum Drawing {
  typealias Item = Shape
  typealias Tile = Square
}
let form = Form()  // expect: unimplemented_required_override "'Shape' is made here, but is abstract"
let figure = Figure.init()  // expect: unimplemented_required_override "'Shape' is made here, but is abstract"
let item = Drawing.Item()  // expect: unimplemented_required_override "'Shape' is made here, but is abstract"
let tile = Drawing.Tile()
struct Other {
  struct Form {}
  let form = Form()
}
