import UIKit

// To adopt what demands more is seldom what is meant: the method belongs to who has the rest.
final class GridSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
}
final class GridDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(  // expect: objc_optional_near_miss "move it to a class that does, or add the conformance"
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
