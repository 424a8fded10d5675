class Http {
  /// Session exposed for testing
  lazy var session = 1
  /// For testing only
  var log = 2
}
