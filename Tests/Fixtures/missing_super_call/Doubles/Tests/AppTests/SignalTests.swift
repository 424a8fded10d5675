import XCTest
@testable import App

// A double is there so that the program's own does not run; what tests ask of each other they keep to.
final class CountedSignal: Signal {
  var count = 0
  override func raise() { count += 1 }
}
class SignalTests: XCTestCase {
  /// Overrides must call super.
  func prepare() {}
}
final class DimSignalTests: SignalTests {
  override func prepare() {}  // expect: missing_super_call "'prepare()'"
}
