import Cocoa

final class Outline: NSObject, NSOutlineViewDelegate, NSWindowDelegate, NSTextStorageDelegate {
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItems item: Any) -> Bool { true }  // expect: objc_optional_near_miss "NSOutlineViewDelegate's 'outlineView(_:shouldSelectItem:)'"
  func window(_ window: NSWindow, _ size: NSSize) -> NSSize { size }  // expect: objc_optional_near_miss "'window(_:willUseFullScreenContentSize:)'"
  func windowWillResize(_ sender: NSWindow, toSize size: NSSize) -> NSSize { size }  // expect: objc_optional_near_miss "'windowWillResize(_:to:)'"
  func textStorage(_ storage: NSTextStorage, didProcessEditing mask: NSTextStorageEditActions, range: NSRange, changeLength delta: Int) {}  // expect: objc_optional_near_miss
}
// UIKit's table has another delegate.
final class Columns: NSObject, NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: NSTableView, heightOfRows row: Int) -> CGFloat { 1 }  // expect: objc_optional_near_miss
}
final class Sizes: NSObject, NSCollectionViewDelegate {
  func collectionView(_ view: NSCollectionView, layout: NSCollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> NSSize { .zero }  // expect: objc_optional_near_miss "it is NSCollectionViewDelegateFlowLayout's"
}
