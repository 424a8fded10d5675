import Foundation

// It is a requirement: of the protocol, of one that it refines, of one that refines it, or of what `Self` must be.
protocol Base { func inherited() }
protocol Plain: Base { func own() }
protocol Finer: Plain { func finer() }
protocol Bound { func bound() }
extension Plain {
  func own() {}
  func inherited() {}
  func finer() {}
}
extension Plain where Self: Bound { func bound() {} }
struct Everything: Finer, Bound {
  func own() {}
  func inherited() {}
  func finer() {}
  func bound() {}
}

// The type's version is there for another protocol, be it Swift's, the system's, or one that nobody here knows.
protocol Counted {}
extension Counted {
  var count: Int { 0 }
  var description: String { "" }
  func encode(with coder: NSCoder) {}
  func tick() {}
}
protocol Sized { var count: Int { get } }
struct Row: Counted, Sized, CustomStringConvertible {
  var count: Int { 1 }
  var description: String { "row" }
}
final class Store: NSObject, NSCoding, Counted {
  init?(coder: NSCoder) {}
  func encode(with coder: NSCoder) {}
}
struct Watch: Counted, ElsewhereTicking { func tick() {} }
final class Table: ElsewhereTable, Counted { override func tick() {} }

// Other types, other effects, other labels, `Self`, statics, privates.
protocol Reader {
  associatedtype Item
}
extension Reader {
  func read(_ text: String) -> Int { 0 }
  func load() async -> Int { 0 }
  func check() throws {}
  func move(to place: Int) {}
  func copy() -> Self { self }
  func take(_ item: Item) {}
  func body() -> some Collection { [1] }
  static func make() -> Int { 0 }
  func hidden() {}
  private func mine() {}
  fileprivate func ours() {}
  func kind() {}
}
struct Page: Reader {
  typealias Item = Int
  func read(_ text: String) -> Int? { 0 }
  func load() -> Int { 0 }
  func check() {}
  func move(at place: Int) {}
  func copy() -> Page { self }
  func take(_ item: Int) {}
  func body() -> some Collection { [2] }
  static func make() -> Int { 1 }
  private func hidden() {}
  func mine() {}
  func ours() {}
  static func kind() {}
}

// Marked as not to be preferred, or not to be used at all.
protocol Old {}
extension Old {
  @_disfavoredOverload func rank() -> Int { 0 }
  @available(*, deprecated, message: "use the other") func place() -> Int { 0 }
  @available(iOS, unavailable) func price() -> Int { 0 }
  func worth() -> Int { 0 }
}
struct Coin: Old {
  func rank() -> Int { 1 }
  func place() -> Int { 1 }
  func price() -> Int { 1 }
  @available(*, deprecated) func worth() -> Int { 1 }
}

// The extension asks who it is, and forwards.
protocol Shape {}
extension Shape {
  func area() -> Int {
    if let square = self as? Square { return square.area() }
    return 0
  }
}
struct Square: Shape { func area() -> Int { 4 } }

// Or it makes the type's own, and asks that; a version that changes the value cannot be meant either.
protocol Scanner {}
extension Scanner {
  func isAtEnd() -> Bool {
    let copy = Cursor()
    return copy.isAtEnd()
  }
  func skip() {}
}
struct Cursor: Scanner {
  func isAtEnd() -> Bool { true }
  mutating func skip() {}
}

// The extension is not for the type, or that cannot be told; nor is a version for some of a type's arguments.
protocol Fast {}
protocol Engine { associatedtype Fuel }
extension Engine where Self: Fast { func start() {} }
extension Engine where Fuel == Int { func refuel() {} }
extension Engine where Self: Elsewhere { func stop() {} }
extension Engine { func cool() {} }
struct Motor<Fuel>: Engine {
  func start() {}
  func refuel() {}
  func stop() {}
}
extension Motor where Fuel == String { func cool() {} }

// No type of the protocol's has it; and one that has it does not conform.
protocol Lone {}
extension Lone { func call() {} }
struct Alone: Lone {}
struct Stranger { func call() {} }

// The extension hands on to whatever somebody gives it.
protocol Hauler: AnyObject {
  associatedtype Inner: Motor
  var motor: Inner { get }
}
extension Hauler {
  func drain() { motor.asMotor().drain() }
  func stop() { self.drain() }
}
class Motor: Hauler {
  var motor: Motor { self }
  func asMotor() -> Motor { self }
  func drain() {}
}

// A version that only traps is no version: nobody would miss it.
protocol Packable { var weight: Int { get } }
extension Packable {
  func pack() -> Int { weight }
  func seal(_ count: Int) -> Int { weight + count }  // expect: extension_member_not_requirement
}
struct Letter: Packable {
  let weight = 1
  func pack() -> Int { fatalError("letters are not packed one by one") }
  func seal(_ count: Int) -> Int { count }
}
