import Foundation

final class Owner: NSObject, ZKPaneDelegate {
  func ZKPane(_ pane: ZKPane, didOpenRow row: Int) {}  // expect: objc_optional_near_miss
}
