// An old type and an old name, but what only newer Swift has: the first label was left behind.
import UIKit

final class Form: UIViewController, UITextFieldDelegate {
  func shown(_ note: NSNotification) { UIApplication.shared.isIdleTimerDisabled = true }
  func textFieldShouldReturn(textField: UITextField) -> Bool { true }  // expect: objc_optional_near_miss
}
