// Classes below one of Apple's that the project makes conform, with the default.
import UIKit

protocol Badged {
  var badge: String? { get }
  func badge(at place: Int, isUnread: Bool) -> Int
}
extension Badged {
  var badge: String? { nil }
  func badge(at place: Int, isUnread: Bool) -> Int { 0 }
}
extension UIView: Badged {}

final class Tile: UILabel {
  var badge: String { "tile" }  // expect: witness_near_miss "'UIView' has adopted that for its subclasses: let only those adopt it that need it"
}
final class Row: UITableViewCell {
  func badge(at place: Int, isUnraed: Bool) -> Int { 1 }  // expect: witness_near_miss
}
final class Sheet: UIView {
  private var badge: String { "sheet" }
  func badge(of place: Int, wasSeen: Bool) -> Int { 1 }
}
final class Note: NSObject {
  var badge: String { "note" }
}
