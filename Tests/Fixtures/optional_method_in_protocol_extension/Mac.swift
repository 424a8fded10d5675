// AppKit's protocols have optional requirements as well.
import Cocoa

protocol Sidebar: NSOutlineViewDelegate {}
extension Sidebar {
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }  // expect: optional_method_in_protocol_extension "NSOutlineViewDelegate's"
  func windowDidResize(_ notification: Notification) {}
}
extension NSWindowDelegate where Self: Sidebar {
  func windowDidResize(_ notification: Notification) {}  // expect: optional_method_in_protocol_extension
}
