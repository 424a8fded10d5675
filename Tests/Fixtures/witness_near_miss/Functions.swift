// Functions that miss by one type that has to do with the required one, by a label's slip, or by an effect.
class Route {}
final class FastRoute: Route {}
protocol Guide {
  func name(of place: Int, in words: String) -> String?
  func lead(along route: Route)
  func follow(_ steps: [String])
  func call(_ done: (Int) -> Void)
  func move(to place: Int, animated: Bool)
  func stop(_ place: Int)
  func wait(for place: Int)
  func count() -> Int
  func reset()
  func load() -> Int
}
extension Guide {
  func name(of place: Int, in words: String) -> String? { nil }
  func lead(along route: Route) {}
  func follow(_ steps: [String]) {}
  func call(_ done: (Int) -> Void) {}
  func move(to place: Int, animated: Bool) {}
  func stop(_ place: Int) {}
  func wait(for place: Int) {}
  func count() -> Int { 0 }
  func reset() {}
  func load() -> Int { 0 }
}
struct CityGuide: Guide {
  func name(of place: Int, in words: String) -> String { words }  // expect: witness_near_miss "'name(of:in:)' is not what 'Guide.name(of:in:)' requires because it returns 'String', not 'String?'"
  func lead(along route: FastRoute) {}  // expect: witness_near_miss "because parameter 1 is 'FastRoute', not 'Route'"
  func follow(_ steps: [Int]) {}  // expect: witness_near_miss "'[Int]', not '[String]'"
  func call(_ done: (String) -> Void) {}  // expect: witness_near_miss
  func move(to place: Int, animate: Bool) {}  // expect: witness_near_miss "'move(to:animate:)' is not what 'Guide.move(to:animated:)' requires"
  func stop(place: Int) {}  // expect: witness_near_miss
  func wait(_ place: Int) {}  // expect: witness_near_miss
  func count() throws -> Int { 1 }  // expect: witness_near_miss "because it throws"
  mutating func reset() {}  // expect: witness_near_miss "because it is mutating"
  func load() async -> Int { 1 }  // expect: witness_near_miss "because it is async"
}

// What another value is asked for is nothing handed on to the requirement; a closure behind the call fits both labels.
protocol Keeper {
  func keep(_ coins: [Int])
  func spend(_ coins: [Int])
  func count(completion: () -> Void)
}
extension Keeper {
  func keep(_ coins: [Int]) {}
  func spend(_ coins: [Int]) {}
  func count(completion: () -> Void) {}
}
struct Purse: Keeper {
  func keep(_ coins: [Int]) {}
  func spend(_ coins: [Int]) {}
  func count(completion: () -> Void) {}
}
struct Bag: Keeper {
  let purse: Purse
  func keep(_ coins: [Int]?) { purse.keep(coins ?? []) }  // expect: witness_near_miss "'[Int]?'"
  func spend(_ coins: [Int]?) { spend(coins ?? []) }
  func count(completon: () -> Void) { completon() }  // expect: witness_near_miss "'count(completon:)'"
}
func countAll(_ keeper: any Keeper) { keeper.count { print("counted") } }

// What a refining protocol says again is one requirement.
protocol Speaker { func voice() -> Int? }
extension Speaker { func voice() -> Int? { nil } }
protocol Loudspeaker: Speaker { func voice() -> Int? }
extension Loudspeaker { func voice() -> Int? { 1 } }
struct Radio: Loudspeaker {
  func voice() -> Int { 2 }  // expect: witness_near_miss
}

// What a function gives is also anything, but no witness.
protocol Signal {
  func payload() -> Any
  func take(_ value: Any)
}
extension Signal {
  func payload() -> Any { "none" }
  func take(_ value: Any) {}
}
struct Tap: Signal {
  func payload() -> Int { 2 }  // expect: witness_near_miss "it returns 'Int', not 'Any'"
  func take(_ value: Int) {}
}

// What is made when it is needed looks like a plain value to those who call.
protocol Logging { func log(_ message: @autoclosure () -> String, level: Int) }
extension Logging { func log(_ message: @autoclosure () -> String, level: Int) {} }
struct FileLogging: Logging {
  func log(_ message: String, level: Int) { print("file", message) }  // expect: witness_near_miss "parameter 1 is 'String', not '@autoclosure () -> String'"
}
struct PlainLogging: Logging {
  func log(_ message: () -> String, level: Int) { print("file", message()) }
}
struct CountLogging: Logging {
  func log(_ message: Int, level: Int) { print("file", message) }
}
func report(_ logging: any Logging) { logging.log("x", level: 1) }

// Functions of a type of others, in the extension that makes it conform.
protocol Taxed {
  func tax(_ rate: Double) -> Int
  func fee(_ rate: Double) -> Int
}
extension Taxed {
  func tax(_ rate: Double) -> Int { 0 }
  func fee(_ rate: Double) -> Int { 0 }
}
extension Int: Taxed {
  func tax(_ rate: Float) -> Int { 1 }  // expect: witness_near_miss "parameter 1 is 'Float', not 'Double'"
  func fee(_ rate: Float) -> Int { fee(Double(rate)) }
}
extension UInt: Taxed {
  func tax(_ rate: Float) -> Int { 1 }
  func tax(_ rate: Int) -> Int { 2 }
}
