import Foundation
import UIKit

// What the project gives a stranger's type, and where it is asked for.
class Loader {
  /// For subclasses only.
  func prime() {}
  required init() {}
}
final class DiskLoader: Loader {}
extension Bundle {
  var loader: Loader { Loader() }
  static let spare = Loader()
  func makeLoader() -> Loader { Loader() }
  func dequeue<T: Loader>(ofType type: T.Type) -> T { T() }
  func warmUp() { loader.prime() }  // expect: protected_member_called
}
extension UIView {
  var loader: Loader { Loader() }
}
struct Other { func prime() {} }
extension FileHandle {
  var loader: Other { Other() }
}
func open(_ bundle: Bundle, _ button: UIButton, _ file: FileHandle) {
  bundle.loader.prime()  // expect: protected_member_called
  Bundle.spare.prime()  // expect: protected_member_called
  bundle.makeLoader().prime()  // expect: protected_member_called
  let loader = bundle.dequeue(ofType: DiskLoader.self)
  loader.prime()  // expect: protected_member_called
  button.loader.prime()  // expect: protected_member_called
  file.loader.prime()
}
