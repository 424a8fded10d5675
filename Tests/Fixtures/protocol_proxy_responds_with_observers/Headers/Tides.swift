import ProtocolProxy

func level(_ block: @escaping @convention(block) () -> Void) -> Bool {
  let proxy = ProtocolProxy(protocol: TideSource.self, implementer: nil)
  proxy.respondsToSelectorsWithObservers = true  // expect: protocol_proxy_responds_with_observers "'TideSource.level(atHour:)'"
  return proxy.addObserver(for: #selector(TideSource.level(atHour:)), beforeObservedSelector: true, using: block)
}

func adjusted(_ block: @escaping @convention(block) () -> Void) -> Bool {
  let proxy = ProtocolProxy(protocol: TideSource.self, implementer: nil)
  proxy.respondsToSelectorsWithObservers = true  // expect: protocol_proxy_responds_with_observers "'TideSource.adjustLevel(_:)'"
  return proxy.addObserver(for: #selector(TideSource.adjustLevel(_:)), beforeObservedSelector: true, using: block)
}

func turned(_ block: @escaping @convention(block) () -> Void) -> Bool {
  let proxy = ProtocolProxy(protocol: TideSource.self, implementer: nil)
  proxy.respondsToSelectorsWithObservers = true
  return proxy.addObserver(for: #selector(TideSource.tideTurned), beforeObservedSelector: true, using: block)
}
