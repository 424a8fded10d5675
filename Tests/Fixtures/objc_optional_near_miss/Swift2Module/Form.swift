// Nothing here says Swift 2, but the module's other file does.
import UIKit

class Form: UIViewController, UITextFieldDelegate {
  func textFieldShouldReturn(textField: UITextField) -> Bool { return true }
}
