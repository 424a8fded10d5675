import UIKit

/// Names of what is on the screen; only used for testing purposes.
enum ScreenName: String {
  case menu, list
}
final class MenuScreen: UIView {
  let list = UIView()
  func name() {
    accessibilityIdentifier = ScreenName.menu.rawValue
    list.accessibilityIdentifier = ScreenName.list.rawValue
    print(ScreenName.menu)  // expect: testable_member_in_production "'ScreenName' is for testing only"
  }
}
