import UIKit

// A name of old, and a type of old: the name alone would not do.
final class Board: UIViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAtIndexPath path: NSIndexPath) -> CGFloat { 40 }  // expect: objc_optional_near_miss "which is optional; rename it to that, with 'IndexPath' instead of 'NSIndexPath'"
  func tableView(_ tableView: UITableView, didSelectRowAtIndexPath path: IndexPath) {}  // expect: objc_optional_near_miss
}
final class Shelf: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> NSIndexPath? { nil }  // expect: objc_optional_near_miss "make it 'IndexPath?'"
}
