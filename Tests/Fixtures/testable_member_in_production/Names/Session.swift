// Names alone speak of tests: of what makes a value, of what is worked out, and not of what is asked.
final class Session {
  static let sharedForTests = Session()
  static let isRunForTests = CommandLine.arguments.contains("-tests")
  static let spareForTests: Session? = nil
  static var isLaunchedForTesting: Bool { false }
  var stateForTesting: Int { 1 }
  var disablesTimersForTesting = false
}
