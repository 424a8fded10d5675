import AppKit

// Whoever is a table's delegate is not an outline's, though both have the same protocol above them.
final class Samples: NSObject, NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { 30 }
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }  // expect: objc_optional_near_miss "add the conformance, and see that it is set as one"
}
