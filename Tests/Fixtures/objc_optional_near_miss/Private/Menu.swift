import WebKit

// Nobody outside of the file can call what is in a private class, whatever they call.
private final class Menu: WKWebView, WKUIDelegate {
  func webView(_ view: WKWebView, didFinish navigation: WKNavigation!) {}  // expect: objc_optional_near_miss "it is WKNavigationDelegate's"
}
final class Bar: WKWebView, WKUIDelegate {
  func webView(_ view: WKWebView, didFinish navigation: WKNavigation!) {}
}
