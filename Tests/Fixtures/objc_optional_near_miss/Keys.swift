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

// A text that has become a type of its own is none of it elsewhere either.
final class Launcher: UIResponder, UIApplicationDelegate {
  func application(application: UIApplication, shouldAllowExtensionPointIdentifier point: String) -> Bool { point.isEmpty }  // expect: objc_optional_near_miss "rename it to that, with 'UIApplication.ExtensionPointIdentifier' instead of 'String'"
}
final class Starter: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier point: String) -> Bool { point.isEmpty }  // expect: objc_optional_near_miss "make it 'UIApplication.ExtensionPointIdentifier'"
}
final class Opener: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, shouldAllowExtensionPointIdentifier point: UIApplication.ExtensionPointIdentifier
  ) -> Bool { point == .keyboard }
}
