#if canImport(UIKit)
  import UIKit
#else
  public typealias UIColor = String
#endif

public protocol Paint {
  var shade: UIColor? { get }
}
extension Paint {
  public var shade: UIColor? { nil }
}
struct Chalk: Paint {
  var shade: UIColor { fatalError("none") }  // expect: witness_near_miss
}
