// A label is forgotten, so that the parameter's name is one; the others are those of one requirement.
import UIKit

final class Pantry: NSObject, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate {
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, path: IndexPath) -> IndexPath { path }  // expect: objc_optional_near_miss
  func textField(_ field: UITextField, range: NSRange, replacementString text: String) -> Bool { true }  // expect: objc_optional_near_miss "'textField(_:shouldChangeCharactersIn:replacementString:)'"
  func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, text: String) -> Bool { true }  // expect: objc_optional_near_miss
  func tableView(_ tableView: UITableView, cell: UITableViewCell, forRowAt path: IndexPath) {}  // expect: objc_optional_near_miss "or another that is optional"
}

// The real one is there, or a label was chosen.
final class Store: NSObject, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate {
  func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool { true }
  func textField(_ field: UITextField, range: NSRange, replacementString text: String) -> Bool { true }
  func textView(_ view: UITextView, checks range: NSRange, replacementText text: String) -> Bool { true }
}
final class Attic: UIViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, pathOfLast indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, height section: Int) -> CGFloat { 1 }
}
// Nothing else tells which of several is meant, but that one is.
final class Cave: UIViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, section: Int) -> CGFloat { 1 }  // expect: objc_optional_near_miss "or another that is optional"
}
