import UIKit

// What is asked for, in whatever words; what is required; what is overridden.
final class Desk: UITableViewController, UIPageViewControllerDelegate {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, cellForRow path: IndexPath) -> UITableViewCell { UITableViewCell() }
  @objc(pageViewController:willTransitionToViewControllers:)
  func pageViewController(_ controller: UIPageViewController, _ pages: [UIViewController]) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView!) {}
}
final class Drawer: NSObject, UITableViewDataSource, UNUserNotificationCenterDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell { UITableViewCell() }
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}

// Helpers: other types, other words, private, of the type itself, or beside the real one.
struct Item {}
final class Shelf: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didSelectRowsAt indexPath: IndexPath) {}
  private func tableView(_ tableView: UITableView, willSelectRow indexPath: IndexPath) -> IndexPath? { nil }
  fileprivate func tableView(_ tableView: UITableView, willSelectRows indexPath: IndexPath) -> IndexPath? { nil }
  func tableView(_ tableView: UITableView, didHighlightRow indexPath: Int) {}
  func tableView(_ tableView: UITableView, didHighlightRowAt item: Item) {}
  func tableView(_ tableView: UITableView, viewForRow row: Int) -> UIView? { nil }
  func tableView(_ tableView: UITableView, _ section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, _ indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didHighlightRowsAt indexPath: IndexPath) -> Bool { true }
  static func tableView(_ tableView: UITableView, didUnhighlightRowsAt indexPath: IndexPath) {}
  func tableView<Row>(_ tableView: UITableView, didUnhighlightRow row: Row) {}
}
private extension Shelf {
  func tableView(_ tableView: UITableView, didEndEditingRow indexPath: IndexPath?) {}
}

// The project calls it: a customisation point, a service to which the real delegate forwards, a selector.
class Table: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didHighlightRow indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    self.tableView(tableView, didHighlightRow: indexPath)
    return 1
  }
}
final class Service: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplayRow cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didUnhighlightRow indexPath: IndexPath) {}
}
final class Client: UIViewController {
  let service = Service()
  lazy var action = service.tableView(_:didUnhighlightRow:)
  func show(_ tableView: UITableView, _ cell: UITableViewCell, _ path: IndexPath) {
    service.tableView(tableView, willDisplayRow: cell, forRowAt: path)
  }
}
class Ledge: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didHighlightRow indexPath: IndexPath) {}
}
final class WideLedge: Ledge {
  override func tableView(_ tableView: UITableView, didHighlightRow indexPath: IndexPath) {}
}
func highlight(_ table: UITableView, _ ledge: WideLedge, _ path: IndexPath) { ledge.tableView(table, didHighlightRow: path) }
final class Spacer: NSObject, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { .zero }
}
func inset(of wall: UICollectionView, _ spacer: Spacer) -> UIEdgeInsets {
  spacer.collectionView(wall, layout: wall.collectionViewLayout, insetForSectionAt: 0)
}

// Somebody says whom it is for.
final class Hidden: UIViewController, UITextFieldDelegate, UICollectionViewDelegate {
  @objc func textField(_ textField: UITextField, shouldChangeCharacterIn range: NSRange, replacementString text: String) -> Bool { true }
  @objc func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { .zero }
  @IBAction func textFieldDidBeginEditing(textField: UITextField) {}
  @nonobjc func textFieldDidEndEditing(textField: UITextField) {}
  @available(*, unavailable) func textFieldShouldClear(textField: UITextField) -> Bool { true }
}
@objcMembers final class Shown: NSObject, UITabBarDelegate, UIScrollViewDelegate {
  func tabBar(_ tabBar: UITabBar, didSelectItem item: UITabBarItem) {}
}

// An own protocol asks for it, or its extension has it.
protocol LineDelegate { func tableView(_ tableView: UITableView, didSelectRows indexPath: IndexPath) }
protocol LineHelper {}
extension LineHelper { func tableView(_ tableView: UITableView, didHighlightRow indexPath: IndexPath) {} }
final class Lines: NSObject, UITableViewDelegate, LineDelegate, LineHelper {
  func tableView(_ tableView: UITableView, didSelectRows indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didHighlightRow indexPath: IndexPath) {}
}

// A delegate of somebody else may have it, and so may a superclass that nobody knows.
final class Swiped: NSObject, UITableViewDelegate, SwipeTableDelegate {
  func tableView(_ tableView: UITableView, didSelectRowsAt indexPath: IndexPath) {}
}
final class Waterfall: FarController, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { .zero }
}

// Names that many things have.
final class Picker: NSObject, NSFetchedResultsControllerDelegate {
  func perform(action: Selector, with object: Any?) {}
  func select(_ sender: Any?, _ path: IndexPath) {}
}

// Not a class: only classes are delegates.
struct Record { func textFieldDidBeginEditing(textField: UITextField) {} }
extension Record { func textFieldDidEndEditing(textField: UITextField) {} }
protocol Editor: UITextFieldDelegate { func textFieldShouldClear(textField: UITextField) -> Bool }

// What everybody calls the action of a text field is meant for nothing else, set or not.
class FormController: UIViewController, UITextFieldDelegate {
  func textFieldDidChange(_ field: UITextField) { print(field.text ?? "") }
}
