import UIKit

// Members of what is not the project's, and of values that nobody knows.
extension UIView {
  /// For testing only.
  func dropShadows() {}
  /// For testing only.
  func removeAllShadows(of view: UIView) {}
  /// For testing only.
  static func freeze() {}
}
extension String {
  /// For testing only.
  func repeatedWithoutEnd() -> String { self }
  /// For testing only.
  func shout() -> String { self }
}
struct Drawer {
  /// For testing only.
  func openAllDrawersAtOnce() {}
  /// For testing only.
  func layoutIfNeeded() {}
}
final class Cupboard: UIButton {
  func use() {
    dropShadows()  // expect: testable_member_in_production "'dropShadows()' is for testing only"
    self.dropShadows()  // expect: testable_member_in_production
    subviews[0].removeAllShadows(of: self)  // expect: testable_member_in_production
    UIView.freeze()  // expect: testable_member_in_production
    UIButton.freeze()  // expect: testable_member_in_production
    layoutIfNeeded()
  }
}
func use(_ label: UILabel, _ text: String, _ elsewhere: Elsewhere, _ drawer: Drawer) {
  label.dropShadows()  // expect: testable_member_in_production
  elsewhere.title.repeatedWithoutEnd()  // expect: testable_member_in_production
  elsewhere.drawers.first.openAllDrawersAtOnce()  // expect: testable_member_in_production
  drawer.layoutIfNeeded()  // expect: testable_member_in_production
  text.shout()  // expect: testable_member_in_production
  // Others have such members, too.
  elsewhere.view.dropShadows()
  elsewhere.title.shout()
  elsewhere.view.layoutIfNeeded()
  elsewhere.view.removeAllShadows(for: label)
  drawer.dropShadows()
  text.dropShadows()
}
