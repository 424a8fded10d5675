class Till {
  var coins: [Int] = []
  /// For testing purposes only.
  func fill(_ count: Int) {}  // related: testable_member_in_production "the member"
  // Test-only
  static func sample(named name: String = "till", isOpen: Bool = true) -> Till { Till() }
  /// Only called by tests.
  subscript(coin: Int) -> Int { 0 }
  /// - Important: must only be used by tests
  var seed: Int { 1 }
  // Internal for testing
  func count() -> Int { coins.count }
  /// Exposed for tests.
  var total: Int { count() }
  // accesslint:testable
  func shake() {}
  /// - Testable: the drawer is hidden otherwise
  func tilt() {}
  func resetForTesting() {}
  func resetForTests() {}
  var testOnly_drawer: Int { 0 }
  func close_test() {}
  // For testing only.
  init(coins: [Int]) {}
  init() {}
  func _testTilt() {}
  func _tested() {}

  func use() {
    fill(1)  // expect: testable_member_in_production "'fill(_:)' is for testing only (Marks.swift:4)"
    self.fill(2)  // expect: testable_member_in_production
    _ = seed  // expect: testable_member_in_production
    // The type's own may use what is only shown to tests.
    _ = total + count()
    shake(); tilt()
  }
}

/// For tests only
func makeTill() -> Till { Till() }

// testing only
let standardTill = Till()
struct Counter {
  let tills: [Till]
  func use() -> [Till] {
    tills[0].fill(1)  // expect: testable_member_in_production
    tills.first?.fill(2)  // expect: testable_member_in_production
    return [Till(coins: []), Till.init(coins: []), .init()]  // expect: testable_member_in_production, testable_member_in_production
  }
}

// Whole sentences.
struct Drawer {
  /// Convenience initializer for testing only.
  init(sample: Int) {}
  init() {}
  /// Creates an instance for testing purposes only.
  static func sample() -> Drawer { Drawer() }
  /// This is for testing only and must not be called in production.
  func wipe() {}
  /// Resets the state for testing only.
  func reset() {}
  /// This method exists for testing only.
  func open() {}
  // FOR TESTING PURPOSES ONLY
  func shut() {}
  /// Finds the slot for hit testing only.
  func find() {}
  /// Supports old coins for testing only.
  func count() {}
  func pay() {
    // Resets the coins for testing only.
    print("pay")
  }
}
func use() {
  let drawer = Drawer.sample()  // expect: testable_member_in_production
  _ = Drawer(sample: 1)  // expect: testable_member_in_production
  drawer.wipe()  // expect: testable_member_in_production
  drawer.reset()  // expect: testable_member_in_production
  drawer.open()  // expect: testable_member_in_production
  drawer.shut()  // expect: testable_member_in_production
  drawer.find()
  drawer.count()
  drawer.pay()
}
