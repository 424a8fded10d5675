import XCTest
@testable import App

// A test may run what only begins with the hook.
final class BlankWriter: Writer {}  // expect: unimplemented_required_override "'BlankWriter' must override 'text()'"
final class BookWriter: Writer {}  // expect: unimplemented_required_override "'BookWriter' must override 'text()'"
// Of these the hook may never be asked for.
final class ShortWriter: Writer {}
final class SilentWriter: Writer {}
final class UnusedWriter: Writer {}
final class TrappedWriter: Writer {}
final class FakeWriter: Writer {
  override func page() -> String { "fake" }
}
final class WriterTests: XCTestCase {
  func testWriters() {
    XCTAssertEqual(BlankWriter().page(), "")
    let writer = BookWriter()
    XCTAssertEqual(writer.book(), "")
    XCTAssertEqual(ShortWriter().letter(true), "")
    XCTAssertEqual(SilentWriter().note(), "")
    XCTAssertEqual(FakeWriter().book(), "fake")
    let other: Writer = Novelist()
    XCTAssertEqual(other.book(), "once")
    expectTrap { TrappedWriter().page() }
  }
}
