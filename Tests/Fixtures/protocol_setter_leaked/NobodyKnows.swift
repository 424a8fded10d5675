// A read of something that has the name need not be a read of the property.
protocol Sorter: AnyObject { var order: Int { get set } }
final class Names: Sorter {
  var order = 0
  func flip() { order = 1 }
}
func show() { print(find().order) }

// A method of which nobody knows what it does sets nothing for certain.
protocol Painter: AnyObject { var brush: Brush { get set } }
extension Painter { func paint() { brush.dip() } }
final class Wall: Painter { var brush = Brush() }
func show(_ painter: any Painter) { print(painter.brush) }
