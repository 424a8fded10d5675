import UIKit
import UIKit.UIGestureRecognizerSubclass

class HoldRecognizer: UIGestureRecognizer {
  override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent) {}
}
