import UIKit

// A table's controller has no collection, though both have a scroll view's delegate above them.
final class Charts: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { .zero }  // expect: objc_optional_near_miss "add the conformance, and see that it is set as one"
}
final class Maps: UICollectionViewController {
  func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { .zero }  // expect: objc_optional_near_miss "does not adopt that; add the conformance"
}
