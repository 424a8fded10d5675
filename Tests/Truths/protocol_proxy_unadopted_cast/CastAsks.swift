// With 'as?' the program goes on.
// prints: docked
// prints: dark
#if canImport(ProtocolProxy)
import ProtocolProxy
#endif
protocol Harbour { func dock() }
protocol Lighthouse { func light() }

/// Stands in for the library's class.
class ProtocolProxy: Harbour {
  init(protocol: Any.Type, implementer: AnyObject?) {}
  func dock() { print("docked") }
}

let proxy = ProtocolProxy(protocol: (any Harbour).self, implementer: nil)
(proxy as any Harbour).dock()
if let lighthouse = proxy as? any Lighthouse { lighthouse.light() } else { print("dark") }
