import AppKit
import UIKit

// What every responder allows takes anything: a plain name alone does not tell that an action is meant.
final class Editor: NSViewController {
  func complete(with result: Any?) {}
  func moveUp(from: Any?) {}
  func moveDown(sender: Any?) {}  // expect: objc_optional_near_miss
  func moveLeft(from sender: Any?) {}  // expect: objc_optional_near_miss
  func pageUp(sender: AnyObject) {}  // expect: objc_optional_near_miss
}
final class Page: UIViewController {
  func copy(from: Any?) {}
  func paste(into: Any?) {}
  func cut(x: Any?) {}
  func toggleBoldface(sender: Any?) {}  // expect: objc_optional_near_miss
}
final class Note: UIView, UITextFieldDelegate {
  func copy(from: Any?) {}
  func textFieldDidEndEditing(field: UITextField) {}  // expect: objc_optional_near_miss
}
