import XCTest
@testable import App

// Tests try what works without a subclass.
final class NodeTests: XCTestCase {
  func testNodes() { XCTAssert(Block().nodes.isEmpty) }
}
