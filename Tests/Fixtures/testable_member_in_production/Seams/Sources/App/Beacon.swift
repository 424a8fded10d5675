class Beacon {
  private var ticker: Ticker?
  // What tests put something else in the place of is what the class does.
  init() {
    ticker = makeTicker()
    ticker = otherTicker()  // expect: testable_member_in_production "'otherTicker()' is for testing only"
  }
  /// This function is only here for testing purposes.
  func makeTicker() -> Ticker { Ticker() }
  /// This function is only here for testing purposes.
  func otherTicker() -> Ticker { Ticker() }
}
class Ticker {}
