import Foundation

// What matches, in whatever words; what has no default; what a superclass has.
protocol Sign {
  var text: String? { get }
  var done: (Int) -> Void { get }
  var list: [Int] { get }
  var bare: Int { get }
  var mode: Mode { get }
  var rank: Int { get }
  func draw(_ pen: Pen, _ done: @escaping () -> Void)
}
struct Mode {}
typealias Style = Mode
typealias Handler = (Int) -> Void
extension Sign {
  typealias Pen = Int
  var text: String? { nil }
  var done: (Int) -> Void { { _ in } }
  var list: [Int] { [] }
  var mode: Mode { Mode() }
  var rank: Int { 0 }
  func draw(_ pen: Pen, _ done: @escaping () -> Void) {}
}
struct RoadSign: Sign {
  let text: Optional<Swift.String>
  var done: Handler
  var list: Array<Int>
  var bare: Int
  var mode: Main.Style
  var rank = 4
  func draw(_ pen: Int, _ done: @escaping @Sendable () -> ()) {}
}
class BaseSign { var text: String? { "base" } }
class SubSign: BaseSign, Sign { var bare = 1 }

// Associated types, `Self`, generic parameters, opaque types, unknown names: nobody can tell.
protocol Feed {
  associatedtype Item
  var item: Item { get }
  var next: Self { get }
  var view: Foreign { get }
  var any: Any { get }
  func map<T: Sign>(_ value: T) -> T
  func take(_ item: Item)
}
extension Feed {
  var item: Item { fatalError() }
  var next: Self { self }
  var view: Foreign { Foreign() }
  var any: Any { 1 }
  func map<T: Sign>(_ value: T) -> T { value }
  func take(_ item: Item) {}
}
struct News<Value>: Feed {
  typealias Item = Int
  var item: Int
  var next: News { self }
  var view: some Other { Other() }
  var any: Value
  func map<T: Feed>(_ value: T) -> T { value }
  func take(_ item: String) {}
}

// Statics, privates, overrides, the retired, and members for some arguments alone.
protocol Meter {
  var level: Int? { get }
  var depth: Int? { get }
  var title: String { get }
  @available(*, deprecated) var old: Int? { get }
  var gone: Int? { get }
  var some: Int? { get }
}
extension Meter {
  var level: Int? { nil }
  var depth: Int? { nil }
  var title: String { "" }
  var old: Int? { nil }
  var gone: Int? { nil }
  var some: Int? { nil }
}
class Gauge<T>: ForeignController, Meter {
  static var level: Int { 1 }
  private var depth: Int { 1 }
  override var title: String? { get { "" } set {} }
  var old: Int { 1 }
  @available(*, unavailable) var gone: Int { 1 }
}
extension Gauge where T == Int { var some: Int { 1 } }
extension Gauge: Emitter where T == String { var signal: Int { 1 } }
protocol Emitter { var signal: Int? { get } }
extension Emitter { var signal: Int? { nil } }

// What looks like a miss is another protocol's requirement, or may be.
protocol Sender { func send(_ text: String?); var description: String? { get }; func tableView(_ view: Int); func copy(to x: Int) }
extension Sender {
  func send(_ text: String?) {}
  var description: String? { nil }
  func tableView(_ view: Int) {}
  func copy(to x: Int) {}
}
protocol OtherSender { func send(_ text: String) }
struct Radio: Sender, OtherSender, CustomStringConvertible {
  func send(_ text: String) {}
  var description: String { "" }
  func tableView(_ view: Int?) {}
}
struct FarRadio: Sender, Elsewhere { func send(_ text: String) {} }

// Overloads: of unrelated types, with more than one difference, that forward, or with callers of their own.
protocol Log {
  func write(_ text: String)
  func note(_ text: String, at line: Int)
  func say(_ text: String)
  func store(_ key: String, under name: String)
  func find(in place: Int)
  func tell(_ text: String, to friend: Int)
}
extension Log {
  func write(_ text: String) {}
  func note(_ text: String, at line: Int) {}
  func say(_ text: String) {}
  func store(_ key: String, under name: String) {}
  func find(in place: Int) {}
  func tell(_ text: String, to friend: Int) {}
}
struct FileLog: Log {
  func write(_ error: Mode) {}
  func note(_ text: String?, at line: Int?) {}
  func say(_ text: String?) { say(text ?? "") }
  func store(_ key: String, beyond name: String) {}
  func find(at place: Int) {}
  func tell(_ text: String, _ friend: Int) {}
}
func tell(_ log: FileLog) { log.tell("", 1) }

// The requirement is met as well: the other is a helper.
struct BothLog: Log {
  func say(_ text: String) {}
  func say(_ text: String?) {}
}

// Only optional requirements of Objective-C, and functions whose result nobody asks for.
@objc protocol Cell { @objc optional var tag: Int { get } }
extension Cell { var tag: Int { 0 } }
final class TextCell: NSObject, Cell { var tag: String { "" } }
