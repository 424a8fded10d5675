import UIKit

// What the system calls its items is no use of the methods.
class EditorController: UIViewController {
  func addButtons() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }
  @objc func save() {}  // expect: selector_exposed
}
