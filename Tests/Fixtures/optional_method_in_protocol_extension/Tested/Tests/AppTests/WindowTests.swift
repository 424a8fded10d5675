import SafariServices
import XCTest

final class WindowTests: XCTestCase {
  func testClosing() {
    Window().safariViewControllerDidFinish(SFSafariViewController(url: URL(string: "https://example.org")!))
  }
}
