// module: swift3
import UIKit

class SwipeRecognizer: UIGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }  // expect: hidden_protected_header
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }  // related: hidden_protected_header
  override func location(in view: UIView?) -> CGPoint { .zero }
}
class SwipeView: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
