import UIKit
import UserNotifications
import WebKit

// What awaits instead of taking a handler, but for a letter or a lost label. Apple may give that form another name.
final class Browser: NSObject, WKNavigationDelegate, UNUserNotificationCenterDelegate {
  func webView(_ view: WKWebView, decidePolicyFr action: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }  // expect: objc_optional_near_miss "'webView(_:decidePolicyFor:)'"
  func userNotificationCenter(_ center: UNUserNotificationCenter, _ answer: UNNotificationResponse) async {}  // expect: objc_optional_near_miss "'userNotificationCenter(_:didReceive:)'"
}
final class Pane: NSObject, WKNavigationDelegate, WKUIDelegate {
  func webView(_ view: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
  func webView(_ view: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.useCredential, nil)
  }
  func webView(
    _ view: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin, initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision { .deny }
}

// The selector's longer words; of fewer Apple has made a name.
final class Mailbox: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceiveResponse response: UNNotificationResponse) async {}  // expect: objc_optional_near_miss
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresentNotification notification: UNNotification) async -> UNNotificationPresentationOptions { [] }  // expect: objc_optional_near_miss
}
final class Proxy: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresentLater notification: UNNotification) async -> UNNotificationPresentationOptions { [] }
}
final class Wire: NSObject, URLSessionDelegate {
  func urlSession(_ session: URLSession, didReceiveChallenge challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }  // expect: objc_optional_near_miss
}
final class Window: NSObject, WKUIDelegate {
  func webView(_ view: WKWebView, runJavaScriptAlertPanelWithMessage text: String, initiatedBy frame: WKFrameInfo) async {}
}
