// An associated type is at least what it is bound to.
class Model {
  /// For subclasses only.
  func willLoad() {}
}
final class ListModel: Model {}
struct Note { func willLoad() {} }
protocol Loading { func willLoad() }
protocol Bound {
  associatedtype Item: Model
  associatedtype Other: Loading
  associatedtype Free
  associatedtype Kept: Model & Sendable
  var item: Item { get }
  var others: [Other] { get }
  var free: Free { get }
  var kept: Kept? { get }
  func make() -> Item
}
extension Bound {
  func reload() { item.willLoad() }  // expect: protected_member_called
  func again() { make().willLoad() }  // expect: protected_member_called
  func each() { others.forEach { $0.willLoad() } }
  func keep() { kept?.willLoad() }  // expect: protected_member_called
}
extension Bound where Free == Note {
  func note() { free.willLoad() }
}
func show(_ bound: some Bound) { bound.item.willLoad() }  // expect: protected_member_called
func open<B: Bound>(_ bound: B) { bound.item.willLoad() }  // expect: protected_member_called
struct Host<B: Bound> {
  let bound: B
  func run() { bound.item.willLoad() }  // expect: protected_member_called
}
