// Calls that leave something out, and those in closures that are given two elements.
protocol Feature { func register() }
extension Feature {
  var priority: Int { 0 }  // expect: extension_member_not_requirement "is passed over where the value is known as 'Feature', as in 'Boot.run()'"
  var weight: Int { 0 }  // expect: extension_member_not_requirement "is passed over where the value is known as 'Feature', as in 'weigh(_:)'"
  var height: Int { 0 }  // expect: extension_member_not_requirement "as in 'tallest(_:)'"
  var depth: Int { 0 }  // expect: extension_member_not_requirement "as in 'sort(_:)'"
  var age: Int { 0 }  // expect: extension_member_not_requirement "would be passed over"
}
final class ChatFeature: Feature {
  func register() {}
  var priority: Int { 10 }
  let weight = 2
  let height = 3
  let depth = 4
  let age = 5
}
struct Boot {
  let features: [Feature]
  func run() { features.sorted { $0.priority > $1.priority }.forEach { $0.register() } }
}
func weigh(_ features: [any Feature]) -> Int { features.reduce(0) { $0 + $1.weight } }
func tallest(_ features: [any Feature]) -> (any Feature)? { features.max(by: { one, other in one.height < other.height }) }
func sort(_ features: inout [any Feature]) { features.sort { (one, other) in other.depth < one.depth } }
struct Ages { let age: Int }
func oldest(_ features: [any Feature], _ ages: Ages) -> Ages { features.reduce(ages) { result, _ in Ages(age: result.age + 1) } }

protocol Log { func log(_ text: String, _ level: Int, file: String) }
extension Log {
  func log(_ text: String, file: String = #file) { log(text, 0, file: file) }  // expect: extension_member_not_requirement "is passed over where the value is known as 'Log', as in 'write(_:)'"
  func trace(_ text: String, file: String = #file) { log(text, 0, file: file) }  // expect: extension_member_not_requirement "would be passed over"
  func trace(_ text: String) { log(text, 0, file: "") }
}
struct Console: Log {
  func log(_ text: String, _ level: Int, file: String) {}
  func log(_ text: String, file: String) { print(text) }
  func trace(_ text: String, file: String) { print(text) }
}
func write(_ log: some Log) {
  log.log("x")
  log.trace("x")
}

// A closure behind a call is none of a function that takes none.
protocol Barrel { mutating func fill(count: Int, with body: (inout Int) -> Void) }
extension Barrel {
  mutating func fill(count: Int, from source: inout [Int]) {}  // expect: extension_member_not_requirement "would be passed over"
  mutating func refill() { fill(count: 3) { $0 = 0 } }
}
struct Cask: Barrel {
  mutating func fill(count: Int, with body: (inout Int) -> Void) {}
  mutating func fill(count: Int, from source: inout [Int]) { source = [] }
}

// Objective-C takes no default for what it asks for.
@objc protocol Bell { func ring() }
extension Bell {
  func swing() -> Int { 1 }  // expect: extension_member_not_requirement "declare it in 'Bell' and in each class that adopts that"
}
final class ChurchBell: Bell {
  func ring() {}
  func swing() -> Int { 2 }
}
func swing(_ bell: any Bell) -> Int { bell.swing() }
