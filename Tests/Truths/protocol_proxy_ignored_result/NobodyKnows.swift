// A misspelled selector: the compiler is silent, and so is the program.
// prints: nothing happens
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
proxy.override("dok", using: makeBlock())  // expect: protocol_proxy_ignored_result
proxy.call()
