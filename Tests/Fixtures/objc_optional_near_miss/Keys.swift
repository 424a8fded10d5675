import AppKit
import UIKit

// Since Swift 4.2 the keys have types of their own.
final class Camera: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(  // expect: objc_optional_near_miss "takes '[String: Any]'"
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) {}
}

final class Scanner: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
}

// Who reads a key as a global has an older Swift, in which keys are texts.
final class OldCamera: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {
    print(info[UIImagePickerControllerMediaType] as? String ?? "")
  }
}
final class NewCamera: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]) {  // expect: objc_optional_near_miss
    print(info[UIImagePickerController.InfoKey.mediaType.rawValue] as? String ?? "")
  }
}

// What lies in another type may be no more than another word for a text.
final class Pages: NSViewController, NSPageControllerDelegate {
  func pageController(_ pageController: NSPageController, viewControllerForIdentifier identifier: String) -> NSViewController {
    NSViewController()
  }
}
