// module: swift2
import UIKit

// Nothing but the project says how old it is.
@objc protocol ShelfDelegate {
  optional func shelf(shelf: Shelf, didTake book: Int)
  optional func shelf(aShelf shelf: Shelf, didBurn book: Int)
}
final class Shelf: NSObject {
  weak var delegate: ShelfDelegate?
  func take() { delegate?.shelf?(self, didTake: 1) }
}
final class Reader: NSObject, ShelfDelegate, UIScrollViewDelegate {
  func shelf(_: Shelf, didTake book: Int) {}
  func shelf(_: Shelf, didBurn book: Int) {}  // expect: objc_optional_near_miss
  func scrollViewDidScroll(scrollView: UIScrollView) {}
}
