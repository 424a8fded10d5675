// Labels and types are all right, and the name is not: a letter is wrong, a word is lost, or it is another one.
import UIKit

final class Kitchen: UIViewController, UITableViewDelegate, UITableViewDataSource, UITextFieldDelegate {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
  func numberOfSection(in table: UITableView) -> Int { 1 }  // expect: objc_optional_near_miss "'numberOfSections(in:)'"
  func gableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}  // expect: objc_optional_near_miss
  func tableList(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }  // expect: objc_optional_near_miss
  func collectionView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) {}  // expect: objc_optional_near_miss "'tableView(_:didEndEditingRowAt:)'"
  func textFieldBeginEditing(_ field: UITextField) {}  // expect: objc_optional_near_miss "'textFieldDidBeginEditing(_:)'"
  func scrollViewScroll(_ view: UIScrollView) {}  // expect: objc_optional_near_miss "'scrollViewDidScroll(_:)'"
}
final class Hatch: NSObject, UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate {
  func animationControler(forDismissed screen: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }  // expect: objc_optional_near_miss
  func adaptivePresentation(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }  // expect: objc_optional_near_miss
}

// It may be another one's name, or one of two; a word without labels is another; the real one is there; it is called; a
// protocol asks for it; or a word is added.
@MainActor protocol Sink { func numberOfSectons(in table: UITableView) -> Int }
class Pantry: UIViewController, UITableViewDelegate, UITextFieldDelegate, UIAdaptivePresentationControllerDelegate {
  func numberOfSectons(in table: UITableView) -> Int { 1 }
  func textFieldEditing(_ field: UITextField) {}
  func textFieldDidEndTyping(_ field: UITextField) {}
  func collectionView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
  func tableRow(_ table: UITableView, didHighlightRowAt path: IndexPath) {}
  func tableViewHelper(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {}
  func adaptivePresentation(for screen: UIViewController) -> UIModalPresentationStyle { .none }
  func show(_ table: UITableView, _ path: IndexPath) { tableRow(table, didHighlightRowAt: path) }
}
final class Larder: Pantry, Sink {}

// An extension that is there to adopt a protocol shows Objective-C nothing else on purpose.
final class Resigning: NSObject {}
@objc extension Resigning: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecieve touch: UITouch) -> Bool { true }  // expect: objc_optional_near_miss
}
@objc extension Resigning {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecieve press: UIPress) -> Bool { true }
}
