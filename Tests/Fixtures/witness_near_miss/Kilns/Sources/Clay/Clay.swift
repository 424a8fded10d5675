public struct Clay { public init() {} }
open class Pot { public init() {} }
public struct Brick {
  public init() {}
  public func bake(hours: Int) {}
}
