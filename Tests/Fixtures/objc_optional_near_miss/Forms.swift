import UIKit

// Another form of a word: nothing here calls the method, nor does UIKit.
final class Editor: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
  func textFieldDidBeginEdit(_ field: UITextField) {}  // expect: objc_optional_near_miss "textFieldDidBeginEditing(_:)"
  func textFieldShouldEndEdit(_ field: UITextField) -> Bool { true }  // expect: objc_optional_near_miss
  func scrollViewWillBeginDrag(_ view: UIScrollView) {}  // expect: objc_optional_near_miss
}
final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerControllerDidCancelled(_ picker: UIImagePickerController) {}  // expect: objc_optional_near_miss
}

// Somebody calls it, it has another type, or it is another word.
final class Form: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
  func textFieldDidEndEdit(_ field: UITextField) {}
  func textFieldShouldBeginEdit(_ field: String) {}
  func scrollViewDidEndDrops(_ view: UIScrollView) {}
  func end(_ field: UITextField) { textFieldDidEndEdit(field) }
}
