// A program that looks at the result stops where the mistake is.
// traps: no override
#if canImport(ProtocolProxy)
import ProtocolProxy
#endif
protocol Harbour { func dock() }

/// Stands in for the library's class: what is imported from Objective-C lets its results be dropped.
final class ProtocolProxy {
  private var block: Any?
  init(protocol: Any.Type, implementer: AnyObject?) {}
  @discardableResult func override(_ selector: String, using block: Any) -> Bool {
    guard selector == "dock" else { return false }
    self.block = block
    return true
  }
  func call() { (block as? () -> Void)?() ?? print("nothing happens") }
}
func makeBlock() -> Any { { print("docked") } as () -> Void }

let proxy = ProtocolProxy(protocol: (any Harbour).self, implementer: nil)
precondition(proxy.override("dok", using: makeBlock()), "no override")
proxy.call()
