final class Maple: Leaf {}
final class TreeView: UIView {
  var leaf = Leaf()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    leaf.touchesBegan(touches, with: event)
  }
  func wither() {
    leaf.wither()  // expect: protected_member_called
  }
  // For those who have a subclass.
  func search() -> Maple { Maple.find() }
}
