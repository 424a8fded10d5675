import UIKit

// One word of a label is another: a row for an item, `in` for `for`.
final class Menu: NSObject, UIPickerViewDelegate, UICollectionViewDelegate, UITableViewDelegate {
  func pickerView(_ wheel: UIPickerView, titleForRow row: Int, inComponent part: Int) -> String? { nil }  // expect: objc_optional_near_miss "'pickerView(_:titleForRow:forComponent:)'"
  func collectionView(_ grid: UICollectionView, didSelectRowAt path: IndexPath) {}  // expect: objc_optional_near_miss "'collectionView(_:didSelectItemAt:)'"
  func tableView(_ list: UITableView, didEndDisplaying cell: UITableViewCell, forItemAt path: IndexPath) {}  // expect: objc_optional_near_miss "'tableView(_:didEndDisplaying:forRowAt:)'"
}
final class Shelf: NSObject, UICollectionViewDelegate, UITableViewDelegate {
  // `didHighlightRowAt` is as near as `didSelectRowAt`.
  func tableView(_ list: UITableView, didTapRowAt path: IndexPath) {}
  // Two words are other ones.
  func collectionView(_ grid: UICollectionView, willOpenRowAt path: IndexPath) {}
  // Another moment is another method.
  func tableView(_ list: UITableView, didDisplay cell: UITableViewCell, forRowAt path: IndexPath) {}
  // Of other types.
  func collectionView(_ grid: UICollectionView, didSelectRowAt row: Int) {}
}
final class Counter: NSObject, UICollectionViewDelegate {
  func collectionView(_ grid: UICollectionView, didSelectRowAt path: IndexPath) {}
  func choose(_ path: IndexPath, in grid: UICollectionView) { collectionView(grid, didSelectRowAt: path) }
}
// A word more makes another name.
open class HidingBar: UIView, UIScrollViewDelegate {
  open func scrollViewDidScrollUp(_ view: UIScrollView) {}
  open func scrollViewDidScrollX(_ view: UIScrollView) {}
  open func scrollViewDidZoomIn(_ view: UIScrollView) {}
  open func scrollViewDidScrol(_ view: UIScrollView) {}  // expect: objc_optional_near_miss "'scrollViewDidScroll(_:)'"
}
