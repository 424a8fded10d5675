// What is said of an extension is said of all that it has.
struct Desk {
  func load() -> Ledger { Ledger.sample() }  // expect: testable_member_in_production
  func clear() -> Ledger { Ledger.blank() }
}
