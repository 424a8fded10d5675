// An object that lives as long as the proxy is called.
// prints: true
// prints: docked
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

final class Office {
  private let pilot = Pilot()
  private let proxy = ProtocolProxy(protocol: (any Harbour).self, implementer: nil)
  func open() {
    print(proxy.override("dock", target: pilot))
    proxy.call()
  }
}
Office().open()
