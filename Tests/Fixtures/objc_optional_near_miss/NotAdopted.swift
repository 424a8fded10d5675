// The method is all right, but the class does not adopt the protocol that has it.
import UIKit

final class Wall: UIViewController, UICollectionViewDelegate {  // related: objc_optional_near_miss "'UICollectionViewDelegate' comes in here"
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { .zero }  // expect: objc_optional_near_miss "it is UICollectionViewDelegateFlowLayout's 'collectionView(_:layout:insetForSectionAt:)' (collectionView:layout:insetForSectionAtIndex:), but 'Wall' does not adopt that; add the conformance"
  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
// One missing conformance is one finding, wherever its methods are.
extension Wall {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 2 }  // related: objc_optional_near_miss "nor is this called"
}

// From a controller of the SDK, through a superclass, through a protocol of the same table.
class Grid: UICollectionViewController {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { .zero }  // expect: objc_optional_near_miss
}
final class SmallGrid: Grid {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { 2 }  // expect: objc_optional_near_miss
}
final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ view: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}  // expect: objc_optional_near_miss "it is UITableViewDelegate's"
}

// An own protocol of Objective-C that refines another.
@objc protocol PressDelegate { @objc optional func press(_ press: Press, didPrint pages: Int) }
@objc protocol LoudPressDelegate: PressDelegate { @objc optional func press(_ press: Press, didStopAfter pages: Int) }
final class Press {}
final class Printer: NSObject, PressDelegate {
  func press(_ press: Press, didStopAfter pages: Int) {}  // expect: objc_optional_near_miss
}

// Clean: it is adopted, be it in an extension or by all who inherit it.
final class Tiles: UIViewController, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { .zero }
}
extension Tiles: UICollectionViewDelegateFlowLayout {}
class Bricks: NSObject, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { .zero }
}
final class RedBricks: Bricks, UICollectionViewDelegateFlowLayout {}

// Clean: nothing adopted has to do with it, or the name is short.
final class Plan: UIViewController {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { .zero }
}
final class Scale: UIViewController, UITextFieldDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { .zero }
}

// Clean: it offers what other views of text offer, and cannot adopt what demands a great deal more.
final class Notepad: UIView {
  let page = UITextView()
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    page.shouldChangeText(in: range, replacementText: text)
  }
}
extension Notepad: UIKeyInput {
  var hasText: Bool { page.hasText }
  func insertText(_ text: String) { page.insertText(text) }
  func deleteBackward() { page.deleteBackward() }
}

// Not adopted, and called as Swift 2 called it.
final class Crates: UIViewController, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }  // expect: objc_optional_near_miss "it nearly is UICollectionViewDelegateFlowLayout's 'collectionView(_:layout:sizeForItemAt:)' (collectionView:layout:sizeForItemAtIndexPath:), but 'Crates' does not adopt that; rename it to that, and add the conformance"
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAtIndex section: Int) -> UIEdgeInsets { .zero }
}
final class Boxes: UIViewController {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }
}
