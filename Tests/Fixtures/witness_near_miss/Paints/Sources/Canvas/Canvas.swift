import Paints

// Another module has an alias of its own, which may be another type.
#if !canImport(UIKit)
  typealias UIColor = String?
#endif
struct Ink: Paint {
  var shade: UIColor { fatalError("none") }
}
