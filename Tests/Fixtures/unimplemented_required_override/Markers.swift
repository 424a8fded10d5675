// What protocols of Swift's own ask for is known: they bring nothing of these, and call none.
protocol Ledger {
  func balance() -> Int
  func encode(to other: Int) -> Int
}
extension Ledger {
  func balance() -> Int { fatalError("conforming types must implement balance()") }
  func encode(to other: Int) -> Int { fatalError("conforming types must implement encode(to:)") }
}
struct Purse: Ledger {
  func balance() -> Int { 1 }
  func encode(to other: Int) -> Int { 1 }
}
struct Wallet: Ledger, Equatable, @unchecked Sendable {  // expect: unimplemented_required_override "'balance()'"
  func encode(to other: Int) -> Int { 2 }
}
struct Safe: Ledger, Encodable {  // expect: unimplemented_required_override "'balance()': the default"
}
struct Till: Ledger, Unheard {}

// Nobody calls it, and most have none: whoever knows one of these protocols does not either.
class Ember {
  func cool() { fatalError("subclasses must override cool") }
  func encode() { fatalError("subclasses must override encode") }
}
final class Coal: Ember, Sendable {
  override func cool() {}
  override func encode() {}
}
final class Ash: Ember, @unchecked Sendable {}
final class Spark: Ember, Equatable { static func == (left: Spark, right: Spark) -> Bool { true } }
final class Soot: Ember, Encodable {}  // expect: unimplemented_required_override "'encode()'"
final class Cinder: Ember, Unheard {}  // expect: unimplemented_required_override "'cool()' and one more member"
