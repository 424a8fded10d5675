import UIKit

class Newer: UIViewController, UITextFieldDelegate {
  fileprivate let count = 0
  func textFieldShouldReturn(textField: UITextField) -> Bool { return true }  // expect: objc_optional_near_miss
}
