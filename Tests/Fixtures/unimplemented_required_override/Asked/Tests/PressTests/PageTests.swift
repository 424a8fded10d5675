import XCTest
@testable import Press

final class PageTests: XCTestCase {
  func testFooter() { XCTAssertEqual(TitlePage().footer(), "1") }
}
