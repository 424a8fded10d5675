// What is read by the subclass's own name is in use, whatever the protocol has.
protocol Reusable: AnyObject {
  static var reuseID: String { get }
  static var height: Int { get }
  func size() -> Int
}
extension Reusable {
  static var reuseID: String { "\(self)" }
  static var height: Int { 44 }
  func size() -> Int { 1 }
}
class CourseCell: Reusable {}
final class LightCourseCell: CourseCell {
  static var reuseID: String { "course" }
  static var height: Int { 88 }  // expect: subclass_shadows_protocol_default "declare it in 'CourseCell' with 'class' instead of 'static' and override it"
  func size() -> Int { 2 }  // expect: subclass_shadows_protocol_default "declare it in 'CourseCell' and override it"
}
final class DarkCourseCell: CourseCell {}
func register() {
  print(LightCourseCell.reuseID, CourseCell.height, DarkCourseCell.height)
  print(LightCourseCell().size())
}

// In an extension nothing can be overridden; what does the same does no harm.
class Panel: Reusable {}
final class TallPanel: Panel {
  func size() -> Int { return 1 }
}
final class WidePanel: Panel {}
extension WidePanel {
  static var height: Int { 20 }  // expect: subclass_shadows_protocol_default "declare it in 'Panel' with 'class' instead of 'static' and override it, in the class itself and not in an extension"
  func size() -> Int { 3 }  // expect: subclass_shadows_protocol_default "override it, in the class itself and not in an extension"
}

// A stored property overrides nothing.
protocol Tall { var meters: Double { get } }
extension Tall { var meters: Double { 1 } }
class Tree: Tall {}
final class Oak: Tree {
  var meters = 30.0  // expect: subclass_shadows_protocol_default "declare it in 'Tree' and override it with a computed property"
}
