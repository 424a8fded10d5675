import UIKit

// What a gesture asks of its subclasses others get in another way.
final class Pad: UIView {
  let drag = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  func join(_ event: UIEvent) {
    _ = drag.shouldRequireFailure(of: tap)  // expect: protected_member_called "subclasses; use require(toFail:)"
    _ = drag.shouldReceive(event)  // expect: protected_member_called "'shouldReceive(_:)' is for UIGestureRecognizer subclasses"
    drag.require(toFail: tap)
  }
}
