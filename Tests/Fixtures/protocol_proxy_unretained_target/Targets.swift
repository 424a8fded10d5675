import ProtocolProxy

@objc protocol Ferry { func depart() }
final class Mate: NSObject, Ferry { func depart() {} }
enum Crew { final class Cook: NSObject { @objc func depart() {} } }

final class Line {
  private let proxy = ProtocolProxy(protocol: Ferry.self, implementer: nil)
  private let empty = ProtocolProxy(protocol: Ferry.self, implementer: Mate())  // expect: protocol_proxy_unretained_target "stronglyRetainedImplementer"

  func temporaries() {
    let local = ProtocolProxy(protocol: Ferry.self, implementer: nil)
    _ = proxy.override(#selector(Ferry.depart), target: Mate())  // expect: protocol_proxy_unretained_target "the override goes away"
    _ = proxy.addObserver(Mate(), for: #selector(Ferry.depart), beforeObservedSelector: true)  // expect: protocol_proxy_unretained_target "the observer goes away"
    _ = local.override(#selector(Ferry.depart), target: Crew.Cook(), targetSelector: #selector(Crew.Cook.depart))  // expect: protocol_proxy_unretained_target
    _ = local.override(#selector(Ferry.depart), target: Mate.init() as AnyObject)  // expect: protocol_proxy_unretained_target
    _ = ProtocolProxy(protocol: Ferry.self, implementer: Mate())  // expect: protocol_proxy_unretained_target
  }

  /// The proxy outlives what nobody else uses.
  func unused() {
    let mate = Mate()  // related: protocol_proxy_unretained_target "made here"
    _ = proxy.override(#selector(Ferry.depart), target: mate)  // expect: protocol_proxy_unretained_target
  }
}

func make() -> ProtocolProxy {
  let mate = Mate()
  let proxy = ProtocolProxy(protocol: Ferry.self, implementer: nil)
  assert(proxy.override(#selector(Ferry.depart), target: mate))  // expect: protocol_proxy_unretained_target
  return proxy
}
