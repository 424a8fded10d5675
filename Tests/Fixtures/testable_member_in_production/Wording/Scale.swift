// More of what people write.
struct Scale {
  // Not private so that tests can reach it
  func tare() {}
  /// Internal visibility for unit tests.
  func level() {}
  /// Internal access is for testing only.
  func zero() {}
  /// Internal so that the tests can call it.
  func shift() {}
  /// Do not use outside of tests.
  func drift() {}
  /// This method must not be called outside unit tests.
  func shock() {}
  /// Just for tests.
  func jam() {}
  // @VisibleForTesting
  func bend() {}
  /// Used solely by the test suite.
  func burn() {}
  /// Not private, as the till and tests use it.
  func weigh() {}
  /// Internal because tests and the till need it.
  func pour() {}
  /// The load cell must not be used outside of tests.
  func load() {}
  /// Do not drop the weights outside of tests.
  func drop() {}
  /// Just for tests of the weights the plate is heated.
  func heat() {}
  /// Visible for tests of the plate and for plug-ins.
  func plug() {}
  /// Do not use this for testing only; the till needs it.
  func ring() {}
  /// The plate of the internal oven, tests can change it
  func bake() {}
  /// The plate is internal, the tests can change it
  func swap() {}
  /// The plate is not private so that tests of weights are easy.
  func cool() {}
}
