import ProtocolProxy

@objc protocol Pump { func start() }

final class Station {
  private let block: @convention(block) () -> Void = {}
  private let proxy = ProtocolProxy(protocol: Pump.self, implementer: nil)

  func used(_ isOn: Bool) -> Bool {
    _ = proxy.override(#selector(Pump.start), using: block)
    let _ = proxy.override(#selector(Pump.start), using: block)
    let isOverridden = proxy.override(#selector(Pump.start), using: block)
    assert(isOverridden && proxy.addObserver(for: #selector(Pump.start), beforeObservedSelector: true, using: block))
    if proxy.override(#selector(Pump.start), using: block) { print("on") }
    guard proxy.override(#selector(Pump.start), using: block) else { return false }
    let either = if isOn { proxy.override(#selector(Pump.start), using: block) } else { false }
    let computed = { self.proxy.override(#selector(Pump.start), using: self.block) }
    return isOn ? proxy.override(#selector(Pump.start), using: block) : either && computed()
  }

  func single() -> Bool { proxy.override(#selector(Pump.start), using: block) }

  func choice(_ isOn: Bool) -> Bool {
    if isOn { proxy.override(#selector(Pump.start), using: block) } else { false }
  }

  var isInstalled: Bool { proxy.override(#selector(Pump.start), using: block) }

  /// What the closure's result is for, nobody sees.
  func passed() -> [Bool] {
    run { self.proxy.override(#selector(Pump.start), using: self.block) }
  }

  /// Of these two the compiler warns itself.
  func targets() {
    proxy.override(#selector(Pump.start), target: self)
    proxy.addObserver(self, for: #selector(Pump.start), beforeObservedSelector: true)
  }

  func others(_ register: Register) {
    register.override(#selector(Pump.start), using: block)
    NotificationCenter.default.addObserver(self, selector: #selector(Pump.start), name: nil, object: nil)
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil, using: { _ in })
  }
}
