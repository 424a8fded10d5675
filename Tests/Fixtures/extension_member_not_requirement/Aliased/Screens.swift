// An extension for views is none for what is no class, whatever stands for views elsewhere.
import UIKit
protocol Warning { var text: String { get } }
extension Warning where Self: UIView {
  func warn() { print(text) }  // expect: extension_member_not_requirement "the version of 'Lamp' would be passed over"
}
final class Lamp: UIView, Warning {
  var text = "hot"
  func warn() { print("lamp") }
}
struct Sign: Warning {
  var text = "wet"
  func warn() { print("sign") }
}
