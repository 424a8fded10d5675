import UIKit

// Extensions of a protocol use what a class has that they are about, whoever says that it adopts the protocol.
protocol Labelled {}
extension UIView: Labelled {}
final class Badge: UIView {
  fileprivate var caption = ""
  fileprivate var mark = ""
  fileprivate var tone = ""  // expect: fileprivate_could_be_private
  func paint() { print(caption, mark, tone) }
}
extension Labelled where Self: Badge {
  func label() { caption = "x" }
  func remark() { self.mark = "x" }
}
