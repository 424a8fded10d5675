// One override that does both.
// prints: true
// prints: the first runs
// prints: the second runs
#if canImport(ProtocolProxy)
import ProtocolProxy
#endif
protocol Harbour { func dock() }

/// Stands in for the library's class: it takes one override for each selector of its protocol.
final class ProtocolProxy {
  private var target: (any Harbour)?
  init(protocol: Any.Type, implementer: AnyObject?) {}
  func override(_ selector: String, target: Any) -> Bool {
    guard selector == "dock", self.target == nil else { return false }
    self.target = target as? any Harbour
    return true
  }
  func call() { target?.dock() }
}

final class Day: Harbour {
  let proxy = ProtocolProxy(protocol: (any Harbour).self, implementer: nil)
  func dock() {
    print("the first runs")
    print("the second runs")
  }
  func prepare() { print(proxy.override("dock", target: self)) }
}
let day = Day()
day.prepare()
day.proxy.call()
