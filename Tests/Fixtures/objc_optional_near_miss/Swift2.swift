// In Swift 2 these are the requirements' own names.
import UIKit

class Desk: UIViewController, UITableViewDelegate, UITextFieldDelegate {
  func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {
    if let cell = tableView.cellForRowAtIndexPath(indexPath) where cell.selected { open(cell) }
  }
  func tableView(tableView: UITableView, willDisplayCell cell: UITableViewCell, forRowAtIndexPath indexPath: NSIndexPath) {}
  func textFieldShouldReturn(textField: UITextField) -> Bool { return true }
  func textField(textField: UITextField, shouldChangeCharactersInRange range: NSRange, replacementString string: String) -> Bool { return true }
  func open(cell: UITableViewCell) {}
}
