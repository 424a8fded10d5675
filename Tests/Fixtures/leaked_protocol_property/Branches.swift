// Branches of `#if` declare a type anew; what an extension says of it holds for each of them.
protocol Ledger: AnyObject {
  var lines: [String] { get set }  // expect: leaked_protocol_property "but 1 type must declare it"
}
extension Ledger {
  func note(_ line: String) { lines.append(line) }
}
#if os(macOS)
final class Cashbook { var lines: [String] = [] }
#else
final class Cashbook {
  var lines: [String] = []
  var pages = 1
}
#endif
extension Cashbook: Ledger {}

// One type with two properties of which one is compiled.
protocol Till: AnyObject {
  var coins: [Int] { get set }  // expect: leaked_protocol_property "but 1 type must declare it"
}
extension Till {
  func drop(_ coin: Int) { coins.append(coin) }
}
final class Register: Till {
  #if TRIAL
  var coins: [Int] = []
  #else
  var coins = [Int]()
  #endif
}

// In one of the branches the type brings a value of its own.
protocol Tray: AnyObject { var slots: Int { get set } }
extension Tray { func fill() { slots -= 1 } }
#if os(macOS)
enum Rack {}
final class Shelf { var slots = 4 }
#else
final class Shelf { var slots = 2 }
#endif
extension Shelf: Tray {}
