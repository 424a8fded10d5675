// module: whole
// Other modules see what is public, of modules that they import.
class Operation {
  func work() { fatalError("subclasses must override work") }
  func go() { work() }
}
final class Grinding: Operation { override func work() {} }

open class Hoist {
  public init() {}
  open func lift() { fatalError("subclasses must override lift") }
  public func run() { lift() }
}
