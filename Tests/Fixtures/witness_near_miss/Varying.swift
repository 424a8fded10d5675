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
  public var text: UIColor? { .red }  // expect: witness_near_miss
  public var edge: NSColor { .red }  // expect: witness_near_miss
}
#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  public typealias UIColor = NSColor
#endif
