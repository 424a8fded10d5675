// A forced cast to a protocol that the proxy does not have ends the program.
// prints: docked
// traps: Could not cast value
#if canImport(ProtocolProxy)
import ProtocolProxy
#endif
protocol Harbour { func dock() }
protocol Lighthouse { func light() }

/// Stands in for the library's class: it is an object of the protocol that it is asked for.
class ProtocolProxy: Harbour {
  init(protocol: Any.Type, implementer: AnyObject?) {}
  func dock() { print("docked") }
}

let proxy = ProtocolProxy(protocol: (any Harbour).self, implementer: nil)
(proxy as any Harbour).dock()
(proxy as! any Lighthouse).light()  // expect: protocol_proxy_unadopted_cast
