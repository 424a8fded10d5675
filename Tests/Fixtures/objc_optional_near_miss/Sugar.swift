// Types that are written out, or with their module, are what their short forms are.
import UIKit

final class Album: UIViewController, UIPageViewControllerDelegate, UITextFieldDelegate {
  func pageViewController(_ album: UIKit.UIPageViewController, _ pages: Array<UIViewController>) {}  // expect: objc_optional_near_miss "'pageViewController(_:willTransitionTo:)'"
  func textFieldDidEndEditng(_ field: UIKit.UITextField) {}  // expect: objc_optional_near_miss "'textFieldDidEndEditing(_:)'"
  func textFieldDidBegnEditing(_ field: (UITextField)) {}  // expect: objc_optional_near_miss "'textFieldDidBeginEditing(_:)'"
  func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
}
