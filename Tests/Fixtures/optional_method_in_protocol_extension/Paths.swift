// All the ways by which a protocol's extension comes to an optional requirement.
import MapKit
import UIKit

// Through what the protocol inherits, and a protocol of Apple's itself.
protocol Listing: UITableViewDelegate {}
protocol LongListing: Listing {}
extension LongListing {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}  // expect: optional_method_in_protocol_extension "extension of protocol 'LongListing' is never called"
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}  // expect: optional_method_in_protocol_extension
}
extension UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }  // expect: optional_method_in_protocol_extension
}

// Through what is asked of `Self`: a protocol, a class with its protocols, a composition, an alias.
protocol Row {}
class RowController: UITableViewController {}
typealias Fields = Row & UITextViewDelegate
extension Row where Self: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}  // expect: optional_method_in_protocol_extension
}
extension Row where Self: RowController {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }  // expect: optional_method_in_protocol_extension
}
extension Row where Self: UIViewController & UIScrollViewDelegate {
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}  // expect: optional_method_in_protocol_extension
}
protocol Field where Self: Fields {}
extension Field {
  func textViewDidChange(_ textView: UITextView) {}  // expect: optional_method_in_protocol_extension
}
#if os(iOS)
typealias ScrollingDelegate = UIScrollViewDelegate
typealias ScrollingView = UIScrollView
#else
typealias ScrollingDelegate = NSObjectProtocol
typealias ScrollingView = NSScrollView
#endif
extension ScrollingDelegate {
  func scrollViewDidEndScrollingAnimation(_ view: ScrollingView) {}  // expect: optional_method_in_protocol_extension
}

// Of Swift's own `@objc` protocols, too; and a property is asked for.
@objc protocol Printing: AnyObject {
  @objc optional func printer(_ printer: Printer, didPrint pages: Int)  // related: optional_method_in_protocol_extension "the optional requirement"
  @objc optional var pageTitle: String { get }
  func start()
}
final class Printer {}
extension Printing {
  func printer(_ printer: Printer, didPrint pages: Int) {}  // expect: optional_method_in_protocol_extension "Printing's 'printer(_:didPrint:)' (printer:didPrint:) is optional"
  var pageTitle: String { "" }  // expect: optional_method_in_protocol_extension "is never asked for"
  func start() {}
}
protocol Pin: MKAnnotation {}
extension Pin {
  var subtitle: String? { "here" }  // expect: optional_method_in_protocol_extension
}

// `async` is another word for the completion handler.
protocol Notified: UNUserNotificationCenterDelegate {}
extension Notified {
  func userNotificationCenter(  // expect: optional_method_in_protocol_extension
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

// To call it oneself does not make it Objective-C's.
protocol Paging: UIScrollViewDelegate {}
extension Paging {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollViewDidEndDecelerating(scrollView) }  // expect: optional_method_in_protocol_extension
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}  // expect: optional_method_in_protocol_extension
}
