struct Oven {
  // Internal for tests
  func preheat(to degrees: Int) {}
  /// For testing only
  var probe: Int { 1 }
  func text() -> String { "" }
  func bake() { preheat(to: 200) }
}

// In the member's own file.
func heat(_ oven: Oven) { oven.preheat(to: 90) }

// Others have members of the name, or nobody knows whose they are.
struct Pan {
  var probe = 2
  func preheat(to degrees: Int) {}
}
func fry(_ pan: Pan, _ stove: Stove) -> Int {
  pan.preheat(to: 100)
  stove.preheat(to: 80)
  light().preheat(to: 60)
  return pan.probe + stove.probe + light().probe
}

// What is there for tests uses its like.
extension Oven {
  // test-only
  func clean() { _ = probe }
  func cleanForTests() { _ = probe }
}

// In brackets others are meant.
struct Grill {
  /// Nothing stands for a grill without a plate (test-only setups), and takes no heat.
  static func heat(of plate: Int?) -> Int { plate ?? 0 }
  func sear() -> Int { Grill.heat(of: 3) }
}

// No test sees what its file keeps to itself.
struct Kettle {
  /// Use this only for testing purposes, such as a kettle without water.
  private var boilsDry: Bool { valve() }
  func valve() -> Bool { false }
  func boil() -> Bool { boilsDry }
}

// Who asks first whether it is a test.
struct Larder {
  /// For testing only.
  func fillWithFakes() {}
  func stock() {
    guard isRunningTests() else { return }
    fillWithFakes()
  }
}
func isRunningTests() -> Bool { false }

// A preview is no production code.
#Preview("larder") {
  Larder().fillWithFakes()
}

// A part of what it does, or a parameter, is for tests, and the rest for everybody.
struct Toaster {
  func pop() {
    // This second look at the slots is for testing purposes only
    print("pop")
  }
  /// Heats a slice.
  /// - Parameters:
  ///   - slice: the number of the slice
  ///   - isDry: whether to heat it without bread (for testing only),
  ///     for tests only
  /// - Returns: whether it is done
  func heat(_ slice: Int, isDry: Bool = false) -> Bool { isDry || slice > 0 }
  /// Cools all slots.
  /// - Parameter slot: for testing only
  func cool(_ slot: Int = 0) {}
}
func toast(_ toaster: Toaster) {
  if toaster.heat(1) { toaster.pop() }
  toaster.cool()
}

// Others have it, too.
struct Pantry {
  static var shelfOrForTests: Int { 1 }
}
func stock() -> Int { Pantry.shelfOrForTests }

// It makes the one for everybody itself; tests make others.
final class Ledger {
  static let shared = Ledger()
  /// For tests only: all others share one.
  init() {}
}
