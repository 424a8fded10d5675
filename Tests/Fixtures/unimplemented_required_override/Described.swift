// A value of a protocol that the class adopts may be one of the class.
class Shelf: CustomDebugStringConvertible {
  func render(_ depth: Int) -> String { fatalError("subclasses must override render") }
  var debugDescription: String { render(1) }
}
class OpenShelf: Shelf {
  override func render(_ depth: Int) -> String { "open" }
}
final class LostShelf: Shelf {}  // expect: unimplemented_required_override
let shelf = LostShelf()
func described(_ value: CustomDebugStringConvertible) -> String { value.debugDescription }
