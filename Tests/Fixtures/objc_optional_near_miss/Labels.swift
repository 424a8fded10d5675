// The requirement's name and types, and labels that are not quite its own.
import CoreData
import CoreLocation
import UIKit
import UserNotifications
import WebKit

// All labels are lost, or one of them.
final class Booklet: UIViewController, UIPageViewControllerDelegate {  // related: objc_optional_near_miss "'UIPageViewControllerDelegate' comes in here"
  func pageViewController(_: UIPageViewController, _: Bool, _: [UIViewController], _: Bool) {}  // expect: objc_optional_near_miss "it nearly is UIPageViewControllerDelegate's 'pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)' (pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:), which is optional"
  func pageViewController(_ booklet: UIPageViewController, _ pages: [UIViewController]) {}  // expect: objc_optional_near_miss "'pageViewController(_:willTransitionTo:)'"
}
final class Compass: NSObject, CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], _ region: CLBeaconRegion) {}  // expect: objc_optional_near_miss
}

// A first label is left over from Swift 2.
final class Form: UIViewController, UITextFieldDelegate {
  func textField(textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool { true }  // expect: objc_optional_near_miss
  func textFieldDidBeginEditing(textField: UITextField) {}  // expect: objc_optional_near_miss "'textFieldDidBeginEditing(textField:)' is never called"
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  fileprivate let marks = 1
}

// So are the words of the selector. What a class of UIKit's has adopted its subclasses override.
final class Shelf: UITableViewController {
  func tableView(_ tableView: UITableView, willDisplayCell cell: UITableViewCell, forRowAtIndexPath indexPath: IndexPath) {}  // expect: objc_optional_near_miss "rename it to that, with 'override'"
  func numberOfSectionsInTableView(_ tableView: UITableView) -> Int { 1 }  // expect: objc_optional_near_miss "UITableViewDataSource's 'numberOfSections(in:)' (numberOfSectionsInTableView:)"
}

// A slip of a letter or two, in an extension, in a subclass, and of an open class.
class Rack: NSObject {}
extension Rack: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemsAt indexPath: IndexPath) {}  // expect: objc_optional_near_miss
}
open class WideRack: Rack {
  open func collectionView(_ collectionView: UICollectionView, didDeselectItmAt indexPath: IndexPath) {}  // expect: objc_optional_near_miss
}
final class Page: NSObject, WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinnish navigation: WKNavigation!) {}  // expect: objc_optional_near_miss "'webView(_:didFinish:)'"
}
@objcMembers final class Panel: NSObject, UITabBarDelegate {
  func tabBar(_ bar: UITabBar, didSelectItem item: UITabBarItem, _ more: Int) {}
  func tabBar(_ bar: UITabBar, didSelekt item: UITabBarItem) {}  // expect: objc_optional_near_miss
}

// The slip may be in the name itself, which begins with whose delegate it is.
final class Note: NSObject, UITextFieldDelegate, UITextViewDelegate, UITableViewDelegate, ClockDelegate {
  func textFieldDidEndEditting(_ textField: UITextField) {}  // expect: objc_optional_near_miss "'textFieldDidEndEditing(_:)'"
  func textViewDidChanged(_ textView: UITextView) {}  // expect: objc_optional_near_miss
  func tableview(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}  // expect: objc_optional_near_miss
  func clok(_ clock: Clock, didStrike hour: Int) {}
  func clocks(_ clock: Clock, didStrike hour: Int) {}  // expect: objc_optional_near_miss
  func textFieldDidEndTyping(_ textField: UITextField) {}
  func textViewDidChangeSelections(_ textField: UITextField) {}
  func textFieldShouldClears(_ textField: UITextField) {}
  func tableViews(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
}

// Through a protocol, an alias, a composition.
protocol Boxed: UIScrollViewDelegate, UITextViewDelegate {}
typealias Searching = Boxed & UISearchBarDelegate
final class Finder: NSObject, Searching {
  func searchBar(_ searchBar: UISearchBar, textChanged text: String) {}
  func searchBar(_ searchBar: UISearchBar, textDidChanged text: String) {}  // expect: objc_optional_near_miss
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, decelerate: Bool) {}  // expect: objc_optional_near_miss
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, _ decelerate: Bool) {}  // expect: objc_optional_near_miss
}

// The project's own.
@objc protocol ClockDelegate {
  @objc optional func clock(_ clock: Clock, didStrike hour: Int)  // related: objc_optional_near_miss "the optional requirement"
}
final class Clock {}
final class Tower: NSObject {}
extension Tower: ClockDelegate {  // related: objc_optional_near_miss "'ClockDelegate' comes in here"
  func clock(_ clock: Clock, didStrikes hour: Int) {}  // expect: objc_optional_near_miss "ClockDelegate's 'clock(_:didStrike:)' (clock:didStrike:)"
}

// Calls of others with such a name are no calls of it.
final class Bell: NSObject, ClockDelegate {
  func clock(_ clock: Clock, _ hour: Int) {}  // expect: objc_optional_near_miss
}
final class Watch {
  weak var delegate: ClockDelegate?
  func clock(_ clock: Clock, _ hour: Int) {}
  func strike(_ other: Clock) {
    delegate?.clock?(other, didStrike: 1)
    clock(other, 1)
    self.clock(other, 2)
  }
}
func strike(_ watch: Watch) { watch.clock(Clock(), 3) }

// Letters that are large or small tell which of two alike is meant.
final class Shelves: UIViewController, UITableViewDelegate {
  func tableView(_ shelves: UITableView, heightForRowAT place: IndexPath) -> CGFloat { 8 }  // expect: objc_optional_near_miss "'tableView(_:heightForRowAt:)'"
  func tableView(_ shelves: UITableView, didselectRowAt place: IndexPath) {}  // expect: objc_optional_near_miss "'tableView(_:didSelectRowAt:)'"
}

// Two letters are missing here, and two words of the other requirement.
final class Rows: NSObject, UITableViewDelegate {
  func tableView(_ rows: UITableView, heightForRow place: IndexPath) -> CGFloat { 9 }  // expect: objc_optional_near_miss "'tableView(_:heightForRowAt:)'"
}

// The form that awaits has no label for the completion handler.
final class Notices: NSObject, UNUserNotificationCenterDelegate, WKNavigationDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didRecieve response: UNNotificationResponse) async {}  // expect: objc_optional_near_miss "it nearly is UNUserNotificationCenterDelegate's 'userNotificationCenter(_:didReceive:)' (userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:)"
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notice: UNNotification) async -> UNNotificationPresentationOptions { [] }
  func webView(_ webView: WKWebView, decidePolcyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }  // expect: objc_optional_near_miss
  // Apple calls some of these otherwise.
  func webView(_ webView: WKWebView, contextMenuConfigurationFor info: WKContextMenuElementInfo) async -> UIContextMenuConfiguration? { nil }
}

// The name begins with the last words of what calls.
final class Results: NSObject, NSFetchedResultsControllerDelegate {
  func controllerDidChangeContnet(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}  // expect: objc_optional_near_miss "'controllerDidChangeContent(_:)'"
  func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentsWith snapshot: NSDiffableDataSourceSnapshotReference) {}  // expect: objc_optional_near_miss
}

// Two of the delegate's methods have one name: to have the other one is not to have this.
final class Gatekeeper: NSObject, WKNavigationDelegate {
  func webView(webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {}  // expect: objc_optional_near_miss
  func webView(_ webView: WKWebView, decidePolicyFor answer: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void) {}
}
final class Turnstile: NSObject, WKNavigationDelegate {
  func webView(webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {}
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {}
}

// The superclass has it: that is what is called, and no 'override' says that this is none.
class Screen: NSObject, UIScrollViewDelegate, UITextFieldDelegate {
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
  func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String) -> Bool { true }
}
final class Photo: Screen {
  func scrollViewDidZoom(scrollView: UIScrollView) {}  // expect: objc_optional_near_miss "rename it to that, with 'override'"
  func textFieldShouldReturn(textField: UITextField) -> Bool { false }  // expect: objc_optional_near_miss
  func textField(_ field: UITextField, range: NSRange, text: String) -> Bool { true }
}
class Lanes: NSObject, UITableViewDelegate {
  func tableView(_ list: UITableView, didDeselectRowAt path: IndexPath) {}
}
final class ShortLanes: Lanes {
  func tableView(_ list: UITableView, didDeselectRowAtIndexPath path: IndexPath) {}  // expect: objc_optional_near_miss "with 'override'"
}
final class Slide: Screen {
  override func scrollViewDidZoom(_ scrollView: UIScrollView) { super.scrollViewDidZoom(scrollView) }
  func scrollViewDidZoom(scrollView: UIScrollView) {}
}
