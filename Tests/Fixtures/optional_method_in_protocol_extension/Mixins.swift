import UIKit

// The protocol knows nothing of Objective-C's, and the class adopts both.
protocol KeyboardHiding {}
extension KeyboardHiding {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {  // expect: optional_method_in_protocol_extension "'textFieldShouldReturn(_:)' in an extension of protocol 'KeyboardHiding' is never called"
    textField.resignFirstResponder()
  }
}
final class Login: UIViewController, UITextFieldDelegate, KeyboardHiding {}  // related: optional_method_in_protocol_extension "'Login' relies on it"
protocol Selecting: AnyObject {}
extension Selecting where Self: UIViewController {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath) }  // expect: optional_method_in_protocol_extension
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
class Choices: UIViewController, UITableViewDelegate, Selecting {
  // It has its own, or says what else the method is for.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func highlight(_ table: UITableView, _ path: IndexPath) { tableView(table, didHighlightRowAt: path) }
}

// A protocol of Swift's asks for it, or nobody adopts both, or it is for other classes.
protocol Following { func scrollViewDidScroll(_ scrollView: UIScrollView) }
extension Following { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
final class Feed: UIViewController, UIScrollViewDelegate, Following {}
protocol Zoomable {}
extension Zoomable { func scrollViewDidZoom(_ scrollView: UIScrollView) {} }
final class Photo: UIView, Zoomable {}
protocol Draggable {}
extension Draggable where Self: UIView { func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {} }
final class Sheet: UIViewController, UIScrollViewDelegate, Draggable {}
