import UIKit

// What only Swift 2 takes says that the labels are those of Swift 2.
class SignIn: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var nameField: UITextField!
  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.delegate = self
  }
  func textFieldShouldReturn(textField: UITextField) -> Bool {
    let name = nameField.text!.stringByTrimmingCharactersInSet(NSCharacterSet.whitespaceCharacterSet())
    if name.isEmpty { navigationController?.popViewControllerAnimated(true) }
    return true
  }
}
