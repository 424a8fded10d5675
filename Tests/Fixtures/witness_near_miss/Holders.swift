// Who holds a value of the protocol under the name of what that has does not mean to have it.
protocol Actions {
  var items: [Int]? { get }
  var title: String? { get }
}
extension Actions {
  var items: [Int]? { nil }
  var title: String? { nil }
}
struct FixedActions: Actions { let items: [Int]? }
final class Model: Actions {
  var items: Actions? = FixedActions(items: [1])
  let title = "model"  // expect: witness_near_miss
}
final class Page: Actions {
  let items: any Actions = FixedActions(items: [1])
}
func show(_ model: Model) -> [Int] { model.items?.items ?? [] }
