@testable import Main
import XCTest

final class CourseTests: XCTestCase {
  func testCourse() { _ = Course.testOnly_circle(1) }
}
