// The override was taken, and there is nobody to call.
// prints: true
// prints: nobody is there
#if canImport(ProtocolProxy)
import ProtocolProxy
#endif
protocol Harbour { func dock() }
final class Pilot: Harbour { func dock() { print("docked") } }

/// Stands in for the library's class: it holds its targets weakly.
class ProtocolProxy {
  private weak var target: AnyObject?
  init(protocol: Any.Type, implementer: AnyObject?) {}
  func override(_ selector: String, target: Any) -> Bool {
    self.target = target as AnyObject
    return true
  }
  func call() { (target as? any Harbour)?.dock() ?? print("nobody is there") }
}

let proxy = ProtocolProxy(protocol: (any Harbour).self, implementer: nil)
print(proxy.override("dock", target: Pilot()))  // expect: protocol_proxy_unretained_target
proxy.call()
