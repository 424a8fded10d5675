// Names alone speak of tests: of what makes a value, of what is worked out, and not of what is asked.
final class Session {
  static let sharedForTests = Session()
  static let isRunForTests = CommandLine.arguments.contains("-tests")
  static let spareForTests: Session? = nil
  static var isLaunchedForTesting: Bool { false }
  var stateForTesting: Int { 1 }
  var disablesTimersForTesting = false
}
// Where tests are what the program is about.
struct Test { var score = 0 }
final class Laboratory {
  func resultsForTests(_ tests: [Test]) -> [Int] { tests.map(\.score) }
  func feeForTesting(of test: Test) -> Int { test.score }
}
