import UIKit

// What a class of Objective-C adopts Swift sees as its own.
final class PlanList: BaseList {
  func tableView(_ tableView: UITableView, canEditRowAtIndexPath path: IndexPath) -> Bool { true }  // expect: objc_optional_near_miss "rename it to that, with 'override'"
  func willLeave(with animated: Bool) {}  // expect: objc_optional_near_miss "rename it to that, with 'override'"
}
// What only its implementation says Swift does not see.
final class ShownList: HiddenList {
  func tableView(_ tableView: UITableView, didSelectRowAtIndexPath path: IndexPath) {}  // expect: objc_optional_near_miss "(tableView:didSelectRowAtIndexPath:), which is optional; rename it to that"
}
