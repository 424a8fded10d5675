// The class has to do with what nobody here knows: one letter, or the first label, is hardly that stranger's idea.
import CoreData
import UIKit
import UserNotifications
import WebKit

final class Browser: ElsewhereController, WKNavigationDelegate, ElsewhereDelegate {
  func webView(_ webView: WKWebView, didFinih navigation: WKNavigation!) {}  // expect: objc_optional_near_miss "'webView(_:didFinish:)'"
  func webView(webView: WKWebView, didCommit navigation: WKNavigation!) {}  // expect: objc_optional_near_miss
  func webViewWebContentProcessDidTerminat(_ webView: WKWebView) {}  // expect: objc_optional_near_miss
  // More than that may be.
  func webView(_ webView: WKWebView, didStart navigation: WKNavigation!) {}
  func webView(_ webView: WKWebView, didFails navigation: WKNavigation!, withError error: Error) {}
  func webView(webView: WKWebView, didFailProvisional navigation: WKNavigation!, withError error: Error) {}
}
// An extension that adopts nothing else is there for that alone.
final class Pages: NSObject, ElsewhereDelegate {}
extension Pages: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }  // expect: objc_optional_near_miss
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell) {}  // expect: objc_optional_near_miss
}
extension Pages: UIScrollViewDelegate, OtherDelegate {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView) {}
}
final class Lists: NSObject, UITableViewDelegate, UIScrollViewDelegate, ElsewhereDelegate {
  func tableView(_ tableView: UITableView, didSelectRowsAt indexPath: IndexPath) {}
  func scrollViewDidScrolls(_ scrollView: UIScrollView) {}
  func scrollViewDidZoom(scrollView: UIScrollView) {}
  func tableView(_ tableView: UITableView, heightForRow indexPath: IndexPath) -> CGFloat { 44 }
  // What nobody knows may ask for just this, and the class has what is allowed.
  func tableView(_ tableView: UITableView, willDisplayy cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
}
