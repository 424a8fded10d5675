// module: open
open class Coin {
  public init() {}
  class func series() -> Int { fatalError("subclasses must override series") }
  open func value() -> Int { fatalError("subclasses must override value") }
  open class func register() -> Int { series() }
  open func total() -> Int { value() }
}
final class CopperCoin: Coin {  // expect: unimplemented_required_override "'series()'"
  override func value() -> Int { 1 }
}
final class SilverCoin: Coin {
  override class func series() -> Int { 2 }
  override func value() -> Int { 10 }
}
