import WebKit

func finish(_ view: WKWebView) {
  makePage().webView(view, didFinish: nil)
}
