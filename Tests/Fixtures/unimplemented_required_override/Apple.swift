import UIKit

final class OfflineProtocol: URLProtocol {  // expect: unimplemented_required_override "'OfflineProtocol' must override 'stopLoading()', which URLProtocol leaves to subclasses; what it inherits traps when called"
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {}
}
class CachingProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}  // related: unimplemented_required_override "'CachingProtocol' overrides it"
}
final class DiskProtocol: CachingProtocol {
  override func startLoading() {}
}
final class MemoryProtocol: CachingProtocol {  // expect: unimplemented_required_override "'startLoading()'"
}
// Nobody is to load anything with it.
final class NoProtocol: URLProtocol {}

final class RackLayout: UICollectionViewLayout {  // expect: unimplemented_required_override "'layoutAttributesForElements(in:)'"
  override var collectionViewContentSize: CGSize { .zero }
}
// What Apple's own subclasses do nobody has to do again.
final class ShelfLayout: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize { .zero }
}
class BoxLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { .zero }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
}
final class TallBoxLayout: BoxLayout {
  override func prepare() {}
}
final class PrintActivity: UIActivity {
  override var activityTitle: String? { "Print" }
  override var activityImage: UIImage? { nil }
  override func canPerform(withActivityItems items: [Any]) -> Bool { true }
}
final class FoldActivity: UIActivity {  // expect: unimplemented_required_override "'activityImage' and 'canPerform(withActivityItems:)'"
  override var activityTitle: String? { "Fold" }
}
// As Swift 2 had it.
class OldProtocol: NSURLProtocol {
  override class func canInitWithRequest(request: NSURLRequest) -> Bool { return true }
  override class func canonicalRequestForRequest(request: NSURLRequest) -> NSURLRequest { return request }
  override func startLoading() {}
  override func stopLoading() {}
}
// It only looks on, for it is never responsible.
final class CountingProtocol: URLProtocol {
  static var count = 0
  override class func canInit(with request: URLRequest) -> Bool {
    count += 1
    return false
  }
}
