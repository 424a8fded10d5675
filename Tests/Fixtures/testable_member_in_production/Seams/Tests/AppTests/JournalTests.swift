import XCTest

@testable import App

final class JournalTests: XCTestCase {
  func testReload() {
    XCTAssertEqual(Journal.reloaded(["a", ""]), ["a"])
    XCTAssertEqual(Journal.opened(["a"]), ["a"])
  }
}
