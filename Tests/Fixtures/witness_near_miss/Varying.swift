import UIKit

// Whatever the name stands for on a platform, an optional of it is another type.
public protocol Palette {
  var bar: UIColor? { get }
  var text: UIColor { get }
  var edge: UIColor? { get }
}
extension Palette {
  public var bar: UIColor? { nil }
  public var text: UIColor { .red }
  public var edge: UIColor? { nil }
}
public struct LightPalette: Palette {
  public var bar: UIColor { .red }  // expect: witness_near_miss
  public var text: UIColor? { .black }  // expect: witness_near_miss
  public var edge: NSColor { .red }  // expect: witness_near_miss
}
#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  public typealias UIColor = NSColor
#endif

// What is in the angle brackets may be as different as it likes.
#if os(Linux)
  struct Case<Value> {}
#else
  final class Case<Value> {}
#endif
protocol Holder {
  func hold(_ things: Case<String>?)
}
extension Holder {
  func hold(_ things: Case<String>?) {}
}
struct NumberHolder: Holder {
  func hold(_ things: Case<Int>) {}
}

// An alias makes a type of its arguments; what it is inside of what has parameters nobody says.
typealias Completion<Value> = (Result<Value, Error>) -> Void
enum Loading {
  typealias Progress<Value> = (Value) -> Void
}
struct Box<Item> {
  typealias Pair<Value> = (Item, Value)
  typealias Own = Box
}
protocol Loader {
  func load(_ name: String, completion: @escaping Completion<String>) -> Int
  func watch(_ name: String, progress: @escaping Loading.Progress<Int>)
  func store(_ name: String, done: Completion<Int>?)
  func count(_ done: Completion<Int>)
}
extension Loader {
  func load(_ name: String, completion: @escaping Completion<String>) -> Int { 0 }
  func watch(_ name: String, progress: @escaping Loading.Progress<Int>) {}
  func store(_ name: String, done: Completion<Int>?) {}
  func count(_ done: Completion<Int>) {}
}
struct FileLoader: Loader {
  func load(_ name: String, completion: @escaping Completion<String>) -> Int? { nil }  // expect: witness_near_miss
  func watch(_ name: String?, progress: @escaping Loading.Progress<Int>) {}  // expect: witness_near_miss
  func store(_ name: String, done: Completion<Int>) {}  // expect: witness_near_miss
  func count(_ done: Completion<UInt>) {}  // expect: witness_near_miss
}
struct NetLoader: Loader {
  func load(_ name: String, completion: @escaping (Result<String, any Error>) -> Void) -> Int { 1 }
  func watch(_ name: String?, progress: @escaping Loading.Progress<UInt>) {}
  func store(_ name: String, done: ((Result<Int, Error>) -> Void)?) {}
}

// Aliases of aliases may grow beyond all bounds.
typealias Twice<Value> = (Value, Value)
typealias Often<Value> = Twice<Twice<Twice<Value>>>
typealias Ever<Value> = Often<Often<Often<Value>>>
protocol Counting {
  func count(_ twice: Twice<Int>)
  func sum(_ ever: Ever<Int>)
}
extension Counting {
  func count(_ twice: Twice<Int>) {}
  func sum(_ ever: Ever<Int>) {}
}
struct Abacus: Counting {
  func count(_ twice: (Int, Int)?) {}  // expect: witness_near_miss
  func sum(_ ever: Ever<Int>) {}
}
struct Fingers: Counting {
  func count(_ twice: (Int, Int)) {}
  func sum(_ ever: Ever<UInt>) {}
}
#if os(Linux)
  typealias Reply<Value> = (Value) -> Void
#else
  typealias Reply<Value> = (Value?) -> Void
#endif
protocol Answering { func answer(_ name: String, with reply: Reply<Int>) }
extension Answering {
  func answer(_ name: String, with reply: Reply<Int>) {}
}
struct Phone: Answering {
  func answer(_ name: String?, with reply: Reply<Int>) {}
}

// Aliases that lead out of the project, whichever is compiled, are none of its types.
#if compiler(>=6)
  typealias Shared = Sendable
#else
  typealias Shared = Any
#endif
protocol Lamp: Shared { var colour: String? { get } }
extension Lamp { var colour: String? { nil } }
struct Candle: Lamp {
  var colour: String { "yellow" }  // expect: witness_near_miss
}
#if compiler(>=6)
  typealias Dimmable = Fading
#else
  typealias Dimmable = Any
#endif
protocol Fading { var level: Int { get } }
protocol Bulb: Dimmable { var level: Int? { get } }
extension Bulb { var level: Int? { nil } }
struct Torch: Bulb {
  var level: Int { 1 }
}
