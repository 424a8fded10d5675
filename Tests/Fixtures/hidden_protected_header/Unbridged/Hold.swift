import UIKit

class HoldRecognizer: UIGestureRecognizer {
  override func touchesEnded(touches: Set<UITouch>, withEvent event: UIEvent) {}  // expect: hidden_protected_header
  func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}
}
class PressRecognizer: UIGestureRecognizer {
  override func reset() {}  // related: hidden_protected_header
}
