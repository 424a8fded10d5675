import UIKit

// A requirement gives just the type that it says, not another class.
protocol Maker {
  func make() -> UILabel
  func wrap() -> UIView
  func color() -> UIColor
}
extension Maker {
  func make() -> UILabel { UILabel() }
  func wrap() -> UIView { UIView() }
  func color() -> UIColor { .red }
}
struct OwnMaker: Maker {
  func make() -> UIView { UIView() }  // expect: witness_near_miss
  func wrap() -> UIButton { UIButton() }  // expect: witness_near_miss
  func color() -> UIImage { UIImage() }  // expect: witness_near_miss
}
