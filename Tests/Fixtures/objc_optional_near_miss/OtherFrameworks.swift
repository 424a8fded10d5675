// What frameworks of Apple's ask for of which nothing is known here is nothing that another one calls.
import MetalKit
import PhotosUI
import UIKit

final class Album: UIViewController, UITableViewDelegate, UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }  // expect: objc_optional_near_miss
  func scrollViewDidEndDragging(_ scrollView: UIScrollView) {}  // expect: objc_optional_near_miss
  // It may be the other's.
  func photoViewDidScroll(_ scrollView: UIScrollView) {}
}
extension Album: PHPickerViewControllerDelegate {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {}
}
final class Scene: MTKView, UITextFieldDelegate {
  func textField(_ textField: UITextField, didEndEditing reason: Int) {}
  func textFieldDidEndEditing(_ textField: UITextField, because: UITextField.DidEndEditingReason) {}  // expect: objc_optional_near_miss
}
final class Badge: UIView, UIContentView, UITextViewDelegate {
  var configuration: any UIContentConfiguration
  func textViewShouldBegin(_ textView: UITextView) -> Bool { true }  // expect: objc_optional_near_miss
}

// Anybody may call a protocol so.
final class Shelf: UIViewController, UITableViewDelegate, PHShelfDelegate, MTKitchenDelegate, WKBrowserDelegate {
  func tableView(_ tableView: UITableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }
}
