// Keys, closures, subclasses, and what takes anything.
import AppKit
import CoreBluetooth
import UIKit

final class Start: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool { true }  // expect: objc_optional_near_miss "make it '[UIApplication.LaunchOptionsKey: Any]?'"
  func application(_ application: UIApplication, didReceiveRemoteNotification info: [String: Any]) {}  // expect: objc_optional_near_miss "it takes '[String: Any]', unlike UIApplicationDelegate's 'application(_:didReceiveRemoteNotification:)' (application:didReceiveRemoteNotification:), which is optional; make it '[AnyHashable: Any]'"
  func application(_ app: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool { true }  // expect: objc_optional_near_miss "make it '@escaping ([UIUserActivityRestoring]?) -> Void'"
  func application(_ app: UIApplication, shouldAllowExtensionPointIdentifier point: String) -> Bool { false }  // expect: objc_optional_near_miss "make it 'UIApplication.ExtensionPointIdentifier'"
}
final class Radio: NSObject, CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {}
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: NSError?) {}  // expect: objc_optional_near_miss "make it 'Error?'"
  func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: AnyObject], rssi: NSNumber) {}  // expect: objc_optional_near_miss "make it '[String: Any]'"
}
final class FeedCell: UITableViewCell {}
final class Feed: UIViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: FeedCell, forRowAt path: IndexPath) {}  // expect: objc_optional_near_miss "it takes 'FeedCell'"
  func tableView(_ tableView: UITableView, willSelectRowAt path: NSIndexPath) -> NSIndexPath? { path }  // expect: objc_optional_near_miss "it returns 'NSIndexPath?' and takes 'NSIndexPath', unlike UITableViewDelegate's 'tableView(_:willSelectRowAt:)' (tableView:willSelectRowAtIndexPath:), which is optional; make them 'IndexPath?' and 'IndexPath'"
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UILabel? { nil }  // expect: objc_optional_near_miss "make it 'UIView?'"
  func scrollViewDidScroll(_ scrollView: UITableView) {}  // expect: objc_optional_near_miss "make it 'UIScrollView'"
  // Each responder has something of the name, for any sender.
  func delete(_ cell: FeedCell) {}
  func select(_ path: IndexPath) {}
}
final class Tools: NSWindowController, NSToolbarDelegate, NSWindowDelegate {
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [String] { [] }  // expect: objc_optional_near_miss "make it '[NSToolbarItem.Identifier]'"
  func windowShouldClose(_ sender: Any) -> Bool { true }  // expect: objc_optional_near_miss "make it 'NSWindow'"
}

// An alias is what it stands for, and a generic parameter anything.
typealias Info = [AnyHashable: Any]
final class Old: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didReceiveRemoteNotification info: Info) {}
  func applicationDidEnterBackground<T>(_ application: T) {}
}

// What the project calls so is none of Apple's, and an actor's mark makes no other type.
enum Web {
  enum Error: Swift.Error { case broken }
  final class Page: NSObject, WKNavigationDelegate, WKUIDelegate {
    func webView(_ view: WKWebView, didFail navigation: WKNavigation!, withError error: Swift.Error) {}
    func webView(
      _ view: WKWebView, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {}
  }
}
final class MacStart: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: NSNotification) {}  // expect: objc_optional_near_miss "make it 'Notification'"
}
