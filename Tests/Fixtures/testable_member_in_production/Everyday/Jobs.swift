final class Jobs {
  private var jobs = [Int: String]()
  private var other = [1: "a"]
  let cache = Cache()
  func drop(_ things: AnyKeyed) {
    jobs.removeValue(forKey: 1)
    other.removeValue(forKey: 1)
    things.all.removeValue(forKey: 1)
    things.all.evictOldEntries(keeping: 1)  // expect: testable_member_in_production
    cache.removeValue(forKey: 1)  // expect: testable_member_in_production
  }
}
func restart(_ loader: Loader) {
  loader.resetForUnitTests()  // expect: testable_member_in_production
  loader.reset_forTesting()  // expect: testable_member_in_production
  loader.resetForTestingPurposes()  // expect: testable_member_in_production
}
func open(_ name: String, _ store: Store = .fake(1)) {}  // expect: testable_member_in_production
func note(_ trouble: Trouble) {
  trouble.dumpEverythingTwice(to: "a")  // expect: testable_member_in_production
}
// An optional has the one that is meant.
func sift(_ filter: Filter? = .none) {}
func rinse(_ filter: Filter = .none) {}  // expect: testable_member_in_production
