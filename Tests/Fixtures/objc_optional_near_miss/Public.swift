import StoreKit
import UIKit

// What meets a requirement of a public protocol in a public class is public itself.
open class Shop: NSObject, SKProductsRequestDelegate {
  public func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
  func request(_ request: SKRequest, didFailWithError error: NSError) {}  // expect: objc_optional_near_miss "make it 'Error' and make it public"
}

class Stall: NSObject, SKProductsRequestDelegate {
  public func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
  func request(_ request: SKRequest, didFailWithError error: NSError) {}  // expect: objc_optional_near_miss "which is optional; make it 'Error'"
}

public final class Shelf: UICollectionViewController {
  func collectionView(collectionView: UICollectionView, didSelectItemAt path: IndexPath) {}  // expect: objc_optional_near_miss "with 'override' and make it public"
}

public final class Rack: UIViewController, UICollectionViewDelegate {
  func collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int) -> CGFloat { 1 }  // expect: objc_optional_near_miss "add the conformance, make the method public"
}
