// Two types of one name are told apart, and types have the usual spaces.
struct State {}
protocol HasState {
  var state: State { get }
  var tap: (() -> Void)? { get }
  var table: [String: Int] { get }
  func show(_ states: [State])
}
extension HasState {
  var state: State { State() }
  var tap: (() -> Void)? { nil }
  var table: [String: Int] { [:] }
  func show(_ states: [State]) {}
}
final class Model: HasState {
  struct State {}
  var state: State { State() }  // expect: witness_near_miss "'state' (Model.State) is not what 'HasState.state' (State) requires"
  let tap: () -> Void = {}  // expect: witness_near_miss "'tap' (() -> Void) is not what 'HasState.tap' ((() -> Void)?) requires"
  let table: [String: Int]? = nil  // expect: witness_near_miss "([String: Int]?)"
  func show(_ states: [State]) {}  // expect: witness_near_miss "parameter 1 is '[Model.State]', not '[State]'"
}
