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
