import AppKit

// Of a notification the name tells who sends it.
final class Frame: NSObject, NSWindowDelegate {
  func windowWillCloze(_ notice: Notification) {}  // expect: objc_optional_near_miss "'windowWillClose(_:)'"
  func windowDidFade(_ notice: Notification) {}
  func fontDidChange(_ notice: Notification) {}
}
