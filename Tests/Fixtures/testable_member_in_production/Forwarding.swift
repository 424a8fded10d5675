// Who hands on under the same name is for the same.
final class Vault {
  /// Only used for testing.
  func clear() {}
  /// Available for tests only.
  func coins() -> Int { 0 }
}
final class Till {
  let vault = Vault()
  var sum = 0
  func clear() {
    vault.clear()  // expect: testable_member_in_production
    sum = 0
  }
}
final class Bank {
  let vault = Vault()
  func clear() { vault.clear() }
  func count() -> Int { vault.coins() }  // expect: testable_member_in_production
}
