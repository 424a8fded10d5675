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
