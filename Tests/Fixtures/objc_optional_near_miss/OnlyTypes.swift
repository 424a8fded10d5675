// Of all requirements of the name one alone has these types.
import UIKit

final class Hall: UIViewController, UITabBarControllerDelegate, UIGestureRecognizerDelegate, UITextViewDelegate {
  func tabBarController(_ bar: UITabBarController, viewController: UIViewController) -> Bool { true }  // expect: objc_optional_near_miss "'tabBarController(_:shouldSelect:)'"
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldHandle touch: UITouch) -> Bool { true }  // expect: objc_optional_near_miss
  func textView(_ view: UITextView, range: NSRange, text: String) -> Bool { true }  // expect: objc_optional_near_miss
}

// One of several labels may be no more than a small word.
final class Cellar: NSObject, UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
  func textView(_ view: UITextView, shouldChange range: NSRange, with text: String) -> Bool { true }  // expect: objc_optional_near_miss "'textView(_:shouldChangeTextIn:replacementText:)'"
  func adaptivePresentationStyle(for screen: UIPresentationController, with traits: UITraitCollection) -> UIModalPresentationStyle { .none }  // expect: objc_optional_near_miss "'adaptivePresentationStyle(for:traitCollection:)'"
}
final class Attic: NSObject, UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
  // Two are others; and a newer UIKit may have what says another thing.
  func adaptivePresentationStyle(for screen: UIPresentationController, whenIn traits: UITraitCollection) -> UIModalPresentationStyle { .none }
  func textView(_ view: UITextView, isBold range: NSRange, like text: String) -> Bool { true }
  // It is called.
  func adaptivePresentationStyle(for screen: UIPresentationController, with traits: UITraitCollection) -> UIModalPresentationStyle { .none }
  func style(_ screen: UIPresentationController) -> UIModalPresentationStyle { adaptivePresentationStyle(for: screen, with: screen.traitCollection) }
}

// A label says something else; one that has them is there; it is called, or not meant for anybody here.
final class Porch: UIViewController, UITableViewDelegate, UITabBarControllerDelegate, UIGestureRecognizerDelegate {
  func tableView(_ table: UITableView, lastOf indexPath: IndexPath) {}
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, before other: UIGestureRecognizer) -> Bool { true }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, isOver touch: UITouch) -> Bool { true }
  func tabBarController(_ bar: UITabBarController, viewController: UIViewController) -> Bool { true }
  func tabBarController(_ bar: UITabBarController, shouldSelect screen: UIViewController) -> Bool { true }
}
final class Stairs: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, touch: UITouch) -> Bool { true }
  func climb(_ recognizer: UIGestureRecognizer, _ touch: UITouch) { _ = gestureRecognizer(recognizer, touch: touch) }
}
