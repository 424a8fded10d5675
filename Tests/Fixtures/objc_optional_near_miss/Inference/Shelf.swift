// module: objcInference
import UIKit

// Objective-C is shown what its classes have under the selector that is asked for.
final class Shelf: UIViewController, UICollectionViewDelegate, UITableViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }
  func tableView(_ tableView: UITableView, didSelectRowAtIndexPath path: IndexPath) {}
  func scrollViewDidScroll(scrollView: UIScrollView) {}  // expect: objc_optional_near_miss
}
