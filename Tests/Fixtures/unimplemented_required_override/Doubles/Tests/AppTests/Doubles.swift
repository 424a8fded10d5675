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
// One that is called outright, one of which a test shows what it does without, and one that is never what is called.
final class HaltedJob: Work {}  // expect: unimplemented_required_override
final class BrokenJob: Work {}
final class SpareJob: Work {}
final class WatchedJob: Work {}
func testAny(_ work: Work) { work.finish() }
func testWork() {
  HaltedJob().finish()
  WatchedJob().start()
  expectTrap { BrokenJob().finish() }
}
