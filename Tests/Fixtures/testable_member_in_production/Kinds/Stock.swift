final class Stock {
  /// Used only by tests.
  init(empty: Bool) {}
  init() {}
  var itemsForTesting: [Int] { [] }
  static var sharedForTests: Stock { Stock() }
}
/// For testing only.
struct FrozenClock {
  func tick() {}
  static let noon = FrozenClock()
}
