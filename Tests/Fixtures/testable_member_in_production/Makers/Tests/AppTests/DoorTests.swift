import XCTest

final class DoorTests: XCTestCase {
  func testDoor() { XCTAssertNotNil([Door(paperAt: 1), Door(openAt: 1), Door(heldAt: 1)]) }
}
