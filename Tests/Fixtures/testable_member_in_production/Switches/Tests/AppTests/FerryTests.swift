@testable import App
import XCTest

final class FerryTests: XCTestCase {
  func testFerry() {
    let ferry = Ferry()
    ferry.settings.skipsWaitingForTesting = true
    ferry.settings.isSilentForTests = true
    ferry.settings.delayForTesting = 0
  }
}
