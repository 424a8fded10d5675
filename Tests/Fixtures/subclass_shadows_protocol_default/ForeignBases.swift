// A class of Apple's that conforms settles it for all of its subclasses.
import UIKit

protocol Reusable: AnyObject {
  static var reuseID: String { get }
  var padding: CGFloat { get }
  func prepare()
}
extension Reusable {
  static var reuseID: String { "\(self)" }  // related: subclass_shadows_protocol_default
  var padding: CGFloat { 8 }
  func prepare() {}
}
extension UITableViewCell: Reusable {}  // related: subclass_shadows_protocol_default "the conformance is stated here"

final class PhotoCell: UITableViewCell {
  static var reuseID: String { "photo" }  // expect: subclass_shadows_protocol_default "'UITableViewCell' adopts 'Reusable' with the default, for its subclasses too; let only those adopt 'Reusable' that need it, and not 'UITableViewCell'"
  var padding: CGFloat { 0 }  // expect: subclass_shadows_protocol_default "'PhotoCell.padding' is not read through 'Reusable'"
}
class TitleCell: UITableViewCell {
  func prepare() { print("title") }  // expect: subclass_shadows_protocol_default "'TitleCell.prepare()' is not called through 'Reusable'"
  private static var reuseID: String { "title" }
}
final class LongTitleCell: TitleCell {
  override func prepare() { print("long") }
}
// The rest of them is evidence.
final class VideoCell: UITableViewCell {
  var padding: CGFloat { 4 }  // related: subclass_shadows_protocol_default "that of 'VideoCell' is passed over as well"
  func prepare(_ count: Int) {}
}

// Through a class between, and for a default that only views have.
protocol Painted {
  func paint()
  func wipe()
  func shade()
}
extension Painted where Self: UIView {
  func paint() {}
}
extension Painted where Self: UIButton {
  func wipe() {}
}
extension Painted where Self: AnyObject {
  func shade() {}
}
extension UIView: Painted {}
extension UIView { @objc func wipe() {} }
final class Tile: UILabel {
  func paint() { print("tile") }  // expect: subclass_shadows_protocol_default
  override func wipe() {}
  func shade() { print("shade") }  // expect: subclass_shadows_protocol_default
}

// What the extension declares runs, and can be overridden; and so does what a class of the project has.
protocol Marked {
  func mark() -> Int
}
extension Marked {
  func mark() -> Int { 1 }
}
extension UIViewController: Marked {}
extension UITableViewController {
  @objc func mark() -> Int { 2 }
}
class ListController: UITableViewController {
  func mark() -> Int { 3 }
}
class PageController: UICollectionViewController, Framed {
  func mark() -> Int { 4 }
}
protocol Framed { func mark() -> Int }
final class Gauge: NSObject {
  func mark() -> Int { 5 }
}
class Sheet: UIViewController {
  @available(*, deprecated) func mark() -> Int { 6 }
}

// It conforms only where there is such a thing.
protocol Counted { func count() -> Int }
extension Counted { func count() -> Int { 1 } }
#if os(tvOS)
  extension UIScrollView: Counted {}
#else
  class Roll: UIScrollView { func count() -> Int { 2 } }
#endif
