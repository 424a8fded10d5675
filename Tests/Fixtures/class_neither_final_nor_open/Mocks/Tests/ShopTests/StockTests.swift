import XCTest

@testable import Shop

final class MockShelf {}

final class StockTests: XCTestCase {
  func testCount() {
    let stock = MockStock()
    let shelf = MockShelf()
    print(stock.count(), shelf)
  }
}
