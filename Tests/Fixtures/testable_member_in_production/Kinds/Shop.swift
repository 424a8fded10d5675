struct Shop {
  let stock = Stock(empty: true)  // expect: testable_member_in_production "is for testing only (Stock.swift:3)"
  func open(_ other: Stock = .init()) {
    print(other.buildsForTesting)
    FrozenClock().tick()  // expect: testable_member_in_production "'FrozenClock' is for testing only (Stock.swift:9)"
  }
  // What gives such clocks is for tests itself.
  static func clocks() -> [FrozenClock] { [FrozenClock()] }
}
