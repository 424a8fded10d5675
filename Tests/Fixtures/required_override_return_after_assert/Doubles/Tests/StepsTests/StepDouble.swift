import XCTest
@testable import Steps

private final class StepDouble: Step {
  private(set) var tags: [String] = []
  override func read(_ tag: String) { tags.append(tag) }
}
final class StepTests: XCTestCase {
  func testRead() {
    let step = StepDouble()
    step.read("x")
    XCTAssertEqual(step.tags, ["x"])
  }
}
