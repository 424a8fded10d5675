// module: testSupport
// Who helps tests knows what is behind the protocol; a call shows where they do not.
protocol Spy: AnyObject { var calls: [String] { get set } }
extension Spy {
  func clear() { calls = [] }
  func reset() { calls = [] }  // expect: extension_member_not_requirement "is passed over"
}
final class DoorSpy: Spy {
  var calls: [String] = []
  var count = 0
  func clear() { count = 0 }
  func reset() { count = 0 }
}
func resetAll(_ spies: [any Spy]) { spies.forEach { $0.reset() } }
