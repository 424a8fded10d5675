// A default that only traps leaves the requirement to those who conform.
protocol Drink {
  func brew() -> String  // related: unimplemented_required_override "required here"
  func serve() -> String
  func cool() -> String
  func warm() -> String
}
extension Drink {
  func brew() -> String { fatalError("conforming types must implement brew") }  // related: unimplemented_required_override
  func serve() -> String { brew() + cool() + warm() }
  // It is for a feature that may be off.
  func cool() -> String { fatalError() }
  func warm() -> String { fatalError("warm() is not available") }
}
struct Tea: Drink {
  func brew() -> String { "tea" }
}
struct Water: Drink {}  // expect: unimplemented_required_override "'Water' must implement 'brew()'"
class Juice: Drink {}
class AppleJuice: Juice {
  func brew() -> String { "apple" }
}
struct Milk: Drink, ForeignDrink {}
// Two defaults: another may be the one that counts.
protocol Bread { func bake() }
extension Bread { func bake() { fatalError("conforming types must implement bake") } }
extension Bread where Self: Equatable { func bake() {} }
struct Roll: Bread { func use() { bake() } }

// What a type leaves out is one finding.
protocol Kiosk { func sell() -> Int; func stock() -> Int }
extension Kiosk {
  func sell() -> Int { fatalError("conforming types must implement sell") }  // related: unimplemented_required_override
  func stock() -> Int { fatalError("conforming types must implement stock") }  // related: unimplemented_required_override
  func day() -> Int { sell() + stock() }
}
struct Stand: Kiosk { func sell() -> Int { 1 }; func stock() -> Int { 2 } }
struct Booth: Kiosk {}  // expect: unimplemented_required_override "'Booth' must implement 'sell()' and one more member: the defaults only trap"

// One of two is enough, and each has the other in its words.
protocol Engine { func run(_ fuel: Int); func run(_ fuel: Int, for hours: Int) }
extension Engine {
  func run(_ fuel: Int) { fatalError("Implement this, which is required, or override run(_:for:) instead") }
  func run(_ fuel: Int, for hours: Int) { run(fuel) }
}
struct Motor: Engine { func run(_ fuel: Int) {} }
struct Turbine: Engine { func run(_ fuel: Int, for hours: Int) {} }

// A default that is for one type alone is nobody else's.
protocol Stamped { func stamp() -> Int }
extension Stamped { func stamp() -> Int { fatalError("conforming types must implement stamp") } }
extension Stamped where Self == FreeLetter { func stamp() -> Int { 0 } }
struct FreeLetter: Stamped {}
struct Parcel: Stamped { func stamp() -> Int { 1 } }
struct BareLetter: Stamped {}  // expect: unimplemented_required_override
func stamps() -> Int { (BareLetter() as any Stamped).stamp() + Parcel().stamp() + FreeLetter().stamp() }

// What a default's body is called is no demand.
protocol Unlocking {
  func unlock(_ word: String)
  func close(_ word: String)
}
extension Unlocking {
  func unlock(_ word: String) { fatalError("Default implementation, shouldn't be used") }
  func close(_ word: String) { fatalError("each type must have a default implementation or implement close") }
}
struct Gate: Unlocking {
  func unlock(_ word: String) {}
  func close(_ word: String) {}
}
struct Fence: Unlocking {
  func close(_ word: String) {}
}
func unlock(_ all: [any Unlocking]) { all.forEach { $0.unlock("open") } }
