// What throws or waits where the protocol does not allow it cannot override what meets it: to declare that does not help.
protocol Faucet {
  func fill() -> Int
  func empty() -> Int
  func rinse() throws -> Int
  func soak() async -> Int
  var level: Int { get set }
  var depth: Int { get }
}
extension Faucet {
  func fill() -> Int { 1 }
  func empty() -> Int { 1 }
  func rinse() throws -> Int { 1 }
  func soak() async -> Int { 1 }
  var level: Int { get { 1 } set {} }
  var depth: Int { 1 }
}
class Basin: Faucet {}
final class DeepBasin: Basin {
  func fill() async -> Int { 2 }
  func empty() throws -> Int { 2 }
  var level: Int { 2 }
  // It may do less than what is allowed.
  func rinse() -> Int { 2 }  // expect: subclass_shadows_protocol_default "'DeepBasin.rinse()'"
  func soak() async -> Int { 2 }  // expect: subclass_shadows_protocol_default "'DeepBasin.soak()'"
  var depth: Int = 2  // expect: subclass_shadows_protocol_default "'DeepBasin.depth'"
}
