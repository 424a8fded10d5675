// Classes below one of Apple's that the project makes conform: what the extension has runs for them, too.
import UIKit

protocol Tracked { var screen: String { get } }
extension Tracked {
  func track() { print(screen) }  // expect: extension_member_not_requirement "the version of 'HomeController' is passed over"
  // Nobody calls it where the value is known as the protocol.
  func leave() { print(screen) }
  func note() { print(screen) }
}
extension UIViewController: Tracked { var screen: String { "\(self)" } }

final class HomeController: UITableViewController {
  func track() { print("home") }
  func leave() { print("left") }
}
final class Model: NSObject {
  func track() { print("model") }
}
func start(_ screens: [any Tracked]) {
  for screen in screens {
    screen.track()
    screen.note()
  }
}

// What is private, of other types, or declared for another reason is no version.
final class PageController: UIPageViewController, Noted {
  private func track() { print("page") }
  func note() { print("page") }
}
protocol Noted { func note() }
final class SplitController: UISplitViewController {
  func note() -> Int { 1 }
}

// Only where the extension is meant for the class.
protocol Shaded { var depth: Int { get } }
extension Shaded where Self: UIButton {
  func shade() { print(depth) }
}
extension UIView: Shaded { var depth: Int { 1 } }
final class Tile: UILabel {
  func shade() { print("tile") }
}
func shade(_ button: UIButton & Shaded) { button.shade() }
