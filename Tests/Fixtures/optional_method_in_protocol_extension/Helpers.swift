import UIKit

// Objective-C never calls it, but the project does.
protocol Selecting: UITableViewDelegate {}
extension Selecting {
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {  // expect: optional_method_in_protocol_extension "is never called by Objective-C: UITableViewDelegate's 'tableView(_:didSelectRowAt:)' (tableView:didSelectRowAtIndexPath:) is optional, and Objective-C sees only members of classes; give the helper another name"
    table.deselectRow(at: path, animated: true)
  }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {}  // expect: optional_method_in_protocol_extension "move it into the classes that conform"
}
final class List: UIViewController, Selecting {
  let table = UITableView()
  func first() {
    tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))  // related: optional_method_in_protocol_extension "the project calls it here"
  }
}

// Moved as it is it would not be called either.
protocol Opening: UITextViewDelegate {}
extension Opening {
  func textView(_ view: UITextView, shouldInteractWithURL url: URL, inRange range: NSRange) -> Bool { false }  // expect: optional_method_in_protocol_extension "move it into the classes that conform, under that name"
}
final class Note: UIViewController, Opening {}
