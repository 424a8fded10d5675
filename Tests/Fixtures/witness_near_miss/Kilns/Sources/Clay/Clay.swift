public struct Clay { public init() {} }
public struct Brick {
  public init() {}
  public func bake(hours: Int) {}
}
