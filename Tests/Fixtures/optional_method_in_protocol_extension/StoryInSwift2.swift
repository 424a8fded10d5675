// The same in Swift 2: a first label is the parameter's name alone, and the words are those of the selectors.
import UIKit

public protocol PlaceKeeping: UIScrollViewDelegate, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout {
  var place: NSIndexPath { get set }
  func keepPlace(scrollView: UIScrollView)
  func offsetOfPlace(collectionView collectionView: UICollectionView) -> CGPoint?
}

extension PlaceKeeping {
  func keepPlace(scrollView: UIScrollView) {
    guard let collectionView = scrollView as? UICollectionView,
      first = collectionView.indexPathsForVisibleItems().first where first != place else { return }
    place = first
  }
  func offsetOfPlace(collectionView collectionView: UICollectionView) -> CGPoint? {
    if let attributes = collectionView.layoutAttributesForItemAtIndexPath(place) where attributes.frame != CGRectZero {
      return attributes.frame.origin
    }
    return nil
  }
}

extension UICollectionViewDelegate where Self: PlaceKeeping {
  func scrollViewDidEndDragging(scrollView: UIScrollView, willDecelerate decelerate: Bool) {  // expect: optional_method_in_protocol_extension "UIScrollViewDelegate's 'scrollViewDidEndDragging(_:willDecelerate:)'"
    if !decelerate { self.keepPlace(scrollView) }
  }
  func scrollViewDidEndDecelerating(scrollView: UIScrollView) {  // expect: optional_method_in_protocol_extension
    self.keepPlace(scrollView)
  }
  func collectionView(collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint) -> CGPoint {  // expect: optional_method_in_protocol_extension
    return self.offsetOfPlace(collectionView: collectionView) ?? proposed
  }
}

class Reader: NSObject, PlaceKeeping {  // related: optional_method_in_protocol_extension "'Reader' relies on it"
  var place = NSIndexPath(forItem: 0, inSection: 0)
}

class PlaceKeeper: NSObject, PlaceKeeping {
  var place = NSIndexPath(forItem: 0, inSection: 0)
  func scrollViewDidEndDragging(scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { self.keepPlace(scrollView) }
  }
  func scrollViewDidEndDecelerating(scrollView: UIScrollView) {
    self.keepPlace(scrollView)
  }
}
extension PlaceKeeper {
  func collectionView(collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint) -> CGPoint {
    return self.offsetOfPlace(collectionView: collectionView) ?? proposed
  }
}
typealias Both = protocol<UITextFieldDelegate, PlaceKeeping>
