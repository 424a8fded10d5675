// Swift 2 sees no header for subclasses unless somebody imports it.
import UIKit

class HoldRecognizer: UILongPressGestureRecognizer {
  override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent) {  // expect: hidden_protected_header "'touchesBegan(touches:withEvent:)' is declared in UIGestureRecognizerSubclass.h"
    state = .Began
  }
  override func reset() {}  // related: hidden_protected_header "so is this"
}
class SwipeRecognizer: HoldRecognizer {
  override func canPreventGestureRecognizer(other: UIGestureRecognizer) -> Bool { return false }  // related: hidden_protected_header "so is this"
}

// Nothing of the header's, no recognizer, or nothing that is old.
class TapRecognizer: UITapGestureRecognizer {
  var count = 0
  func ignoreTouch(touch: UITouch) {}
}
class Pad: UIView {
  override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {}
}
class PinchRecognizer: UIPinchGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func reset() {}
}
