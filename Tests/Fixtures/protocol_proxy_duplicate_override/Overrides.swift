import ProtocolProxy

@objc protocol Lock {
  func open()
  func close()
}

final class Canal: NSObject, Lock {
  private let block: @convention(block) () -> Void = {}
  private lazy var proxy: ProtocolProxy = {
    let made = ProtocolProxy(protocol: Lock.self, implementer: self)
    _ = made.override(#selector(Lock.close), using: block)
    return made
  }()

  func twice() {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    let selector = #selector(Lock.open)
    _ = proxy.override(#selector(Lock.open), using: block)  // related: protocol_proxy_duplicate_override "stays"
    _ = proxy.override(selector, target: self)  // expect: protocol_proxy_duplicate_override "'Lock.open'"
    _ = proxy.override(#selector(open), using: block)  // expect: protocol_proxy_duplicate_override
    _ = proxy.override(Selector(("open")), using: block)  // expect: protocol_proxy_duplicate_override
    _ = proxy.override(#selector(Lock.close), using: block)
  }

  func nested(_ isLate: Bool) {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    let same = proxy
    _ = proxy.override(#selector(Lock.open), target: self)
    if isLate {
      _ = same.override(#selector(Lock.open), using: block)  // expect: protocol_proxy_duplicate_override
    }
    later { _ = proxy.override(#selector(Lock.open), using: self.block) }  // expect: protocol_proxy_duplicate_override
  }

  func branch(_ selector: Selector) {
    if let proxy = makeProxy() {
      _ = proxy.override(selector, using: block)
    }
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    _ = proxy.override(selector, using: block)
    _ = proxy.override(selector, using: block)  // expect: protocol_proxy_duplicate_override
  }

  /// What the property's own value does comes before.
  func again() {
    _ = proxy.override(#selector(Lock.close), using: block)  // expect: protocol_proxy_duplicate_override
  }

  func open() {}
  func close() {}
}
