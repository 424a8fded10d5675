// module: swift3
import UIKit

// What is private ended at the braces then.
final class Dial: UIControl {
  func connect() { addTarget(self, action: #selector(turned), for: .valueChanged) }
}

extension Dial {
  @objc func turned() {}  // expect: selector_exposed "make it fileprivate"
}
