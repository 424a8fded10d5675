// A function of another result that its own type calls is an overload for own use.
struct Order {}
struct SellOrder { let address: String }
struct Promise<T> { let value: T }
protocol Engine {
  func order(for amount: Int) -> Promise<Order?>
  func note(for amount: Int) -> String?
}
extension Engine {
  func order(for amount: Int) -> Promise<Order?> { Promise(value: nil) }
  func note(for amount: Int) -> String? { nil }
  func start() { _ = order(for: 1) }
}
final class SellEngine: Engine {
  func run() -> String { order(for: 1).value.address + self.note(for: 1) }
  func order(for amount: Int) -> Promise<SellOrder> { Promise(value: SellOrder(address: "")) }
  func note(for amount: Int) -> String { "" }
}
final class BuyEngine: Engine {
  func order(for amount: Int) -> Promise<SellOrder> { Promise(value: SellOrder(address: "")) }  // expect: witness_near_miss
  func note(for amount: Int) -> String { "\(amount)" }  // expect: witness_near_miss
}
func process(_ engine: any Engine, _ other: SellEngine) {
  _ = engine.order(for: 1)
  _ = other.note(for: 2)
}
