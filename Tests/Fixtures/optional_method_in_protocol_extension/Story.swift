// A protocol wants to keep the reader's place for everybody who adopts it, and no class ever hears of it.
import UIKit

public protocol PlaceKeeping: UIScrollViewDelegate, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {
  var place: IndexPath { get set }
  // To be called when the reader stops
  func keepPlace(in scrollView: UIScrollView)
  func offset(ofPlaceIn collectionView: UICollectionView) -> CGPoint?
}

extension PlaceKeeping {
  func keepPlace(in scrollView: UIScrollView) {
    guard let collectionView = scrollView as? UICollectionView else { return }
    place = collectionView.indexPathsForVisibleItems.sorted().first ?? place
  }
  func offset(ofPlaceIn collectionView: UICollectionView) -> CGPoint? {
    collectionView.layoutAttributesForItem(at: place)?.frame.origin
  }
}

extension UICollectionViewDelegate where Self: PlaceKeeping {  // related: optional_method_in_protocol_extension "'UIScrollViewDelegate' comes in here"
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {  // expect: optional_method_in_protocol_extension "UIScrollViewDelegate's 'scrollViewDidEndDragging(_:willDecelerate:)' (scrollViewDidEndDragging:willDecelerate:) is optional"
    if !decelerate { keepPlace(in: scrollView) }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {  // expect: optional_method_in_protocol_extension
    keepPlace(in: scrollView)
  }
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint) -> CGPoint {  // expect: optional_method_in_protocol_extension "UICollectionViewDelegate's"
    offset(ofPlaceIn: collectionView) ?? proposed
  }
  // A helper has a name of its own.
  func collectionViewDidRotate(_ collectionView: UICollectionView, to place: IndexPath) {
    keepPlace(in: collectionView)
  }
}

final class Reader: NSObject, PlaceKeeping {  // related: optional_method_in_protocol_extension "'Reader' relies on it"
  var place = IndexPath(item: 0, section: 0)
}

// Moved into a class, all three are called; subclasses have them, and so has whoever asks the class.
class PlaceKeeper: NSObject, PlaceKeeping {
  var place = IndexPath(item: 0, section: 0)
}
extension PlaceKeeper {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { keepPlace(in: scrollView) }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    keepPlace(in: scrollView)
  }
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint) -> CGPoint {
    offset(ofPlaceIn: collectionView) ?? proposed
  }
}
final class MagazineKeeper: PlaceKeeper {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
}
class Keeper<Item>: NSObject, PlaceKeeping {
  var place = IndexPath(item: 0, section: 0)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { keepPlace(in: scrollView) }
}
