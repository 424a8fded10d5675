// Reasons that people give, and who they say may use it.
struct Stove {
  /// Internal so it can be tested
  func light1() {}
  /// Not private so that it can be tested.
  func light2() {}
  /// Non-private so that tests can reach it
  func light3() {}
  /// Made non-private for testing
  func light4() {}
  /// Only non-private for unit tests
  func light5() {}
  /// This is internal so that we can unit test it.
  func light6() {}
  /// Internal because it is used in tests
  func light7() {}
  /// Internal since tests need it
  func light8() {}
  /// `internal` instead of `private` for testing
  func light9() {}
  /// Internal (not private) so it can be tested
  func light10() {}
  /// Internal to be testable
  func light11() {}
  /// Internal to facilitate unit testing
  func light12() {}
  /// Internal for `@testable import`
  func light13() {}
  /// Internal access level for unit tests
  func light14() {}
  /// Exposed internally for tests
  func light15() {}
  /// [VisibleForTesting]
  func light16() {}
  /// Not private due to tests
  func light17() {}
  /// Only to be used in tests
  func burn18() {}
  /// Only meant to be used in tests.
  func burn19() {}
  /// Only call this from tests
  func burn20() {}
  /// Use this only in unit tests
  func burn21() {}
  /// Only needed for tests
  func burn22() {}
  /// This is only here for testing
  func burn23() {}
  /// Only available in tests
  func burn24() {}
  /// Provided for testing only
  func burn25() {}
  /// Test purposes only
  func burn26() {}
  /// For test use only
  func burn27() {}
  /// Purely for testing
  func burn28() {}
  /// Should not be used outside tests
  func burn29() {}
  /// Not intended for use outside of tests
  func burn30() {}
  /// Do not use except in unit tests
  func burn31() {}
  /// Don't use this other than in tests
  func burn32() {}
  /// Heats the plate
  /// For testing only.
  func heat() {}
  /// Internal so that tests and the grill can reach it
  func cool1() {}
  /// Internal since the grill needs it, as do tests
  func cool2() {}
  /// Internal for test ovens
  func cool3() {}
  /// Internal as it was tested on ships
  func cool4() {}
  /// Tested
  func cool5() {}
  /// Not private so that heat can pass, which tests need
  func cool6() {}
  /// Only call this from tests and the grill
  func cool7() {}
  /// Only needed for tests of the gas
  func cool8() {}
  /// The flame is only here for testing
  func cool9() {}
  /// Only available in test kitchens
  func cool10() {}
  /// The gas is not intended for use outside of tests
  func cool11() {}
  /// Do not turn it except in unit tests
  func cool12() {}
  /// Provided for testing only if there is gas
  func cool13() {}
  /// Internal to be tested or sold
  func cool14() {}
}
