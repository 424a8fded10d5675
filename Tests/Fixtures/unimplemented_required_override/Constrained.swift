// A default for some types is none for those that cannot be among them.
protocol Shape: AnyObject {
  func area() -> Int
}
extension Shape {
  func area() -> Int { fatalError("conforming types must implement area()") }
  func show() { print(area()) }
}
extension Shape where Self: UIView {
  func area() -> Int { 3 }
}
final class ShapeView: UIView, Shape {}
class Sheet: UIScrollView {}
final class PaperSheet: Sheet, Shape {}
final class Disc: Shape {}  // expect: unimplemented_required_override
final class Cube: Unheard, Shape {}
final class Square: Shape { func area() -> Int { 4 } }
