import UIKit

class HoldRecognizer: UIGestureRecognizer {
  override func touchesEnded(touches: Set<UITouch>, withEvent event: UIEvent) {}
}
