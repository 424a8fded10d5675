// Colors are properties since Swift 3.
import UIKit

class Marbles: UIView, UICollisionBehaviorDelegate {
  func collisionBehavior(
    behavior: UICollisionBehavior, beganContactForItem item: UIDynamicItem, withItem other: UIDynamicItem, atPoint point: CGPoint
  ) {
    backgroundColor = UIColor.whiteColor()
  }
}
