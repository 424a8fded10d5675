// configuration: testable = Scale.reset(to:)
// configuration: testable = Balance.sample(_:)
// configuration: testable = Balance.weights
import BalanceKit

func use(_ balance: Balance) -> Int { balance.weights }  // expect: testable_member_in_production "'weights' is"
final class Shop {
  let scale = Scale()
  func open() {
    scale.reset(to: 3)  // expect: testable_member_in_production "(Scale.swift:2)"
    _ = Balance.sample(3)  // expect: testable_member_in_production
    _ = Balance.sample
    _ = Balance.empty(3)
  }
}
extension Balance {
  func twice() -> Int { weights + Balance.sample(1).weights }
}
