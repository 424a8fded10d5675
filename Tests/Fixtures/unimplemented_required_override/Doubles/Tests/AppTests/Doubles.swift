import UIKit
import XCTest

final class FakeLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
}
final class FakeProtocol: URLProtocol {  // expect: unimplemented_required_override "'stopLoading()'"
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {}
}
// Nobody starts it.
final class FakeJob: Job {
  var isFake = true
}
// One that is called outright, and one of which a test shows what it does without.
final class HaltedJob: Work {}  // expect: unimplemented_required_override
final class BrokenJob: Work {}
func testWork() {
  HaltedJob().finish()
  expectTrap { BrokenJob().finish() }
}
