// module: swift3
import UIKit

final class Shelf: UIViewController, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }
}
