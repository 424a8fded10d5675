import UIKit

// What Objective-C sees it may call.
@objcMembers final class Helper: NSObject, UITableViewDelegate {
  func tableView(_ view: UITableView, heightForRow path: IndexPath) -> CGFloat { 3 }
  func tableView(_ view: UITableView, willSelectRow path: IndexPath) -> IndexPath? { nil }  // expect: objc_optional_near_miss
}
final class Hidden: NSObject, UITableViewDelegate {
  func tableView(_ view: UITableView, heightForRow path: IndexPath) -> CGFloat { 3 }  // expect: objc_optional_near_miss
}

// The attribute of the extension is that of each member.
final class Form: UIViewController, UITextFieldDelegate {}
@objc extension Form {
  func textFieldDidEndEditing(sender field: UITextField) {}
}
extension Form {
  func textFieldDidBeginEditing(sender field: UITextField) {}  // expect: objc_optional_near_miss
}
