import XCTest

@testable import App

final class ClockTests: XCTestCase {
  func testMorning() {
    Clock.hour = 8
    XCTAssertEqual(greet(), "morning")
    XCTAssertEqual(Clock.minute, 0)
    XCTAssertEqual(Clock.second, 0)
  }
}
