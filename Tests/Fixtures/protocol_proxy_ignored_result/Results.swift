import ProtocolProxy

@objc protocol Pump { func start() }

final class Station {
  private let block: @convention(block) () -> Void = {}
  private let proxy = ProtocolProxy(protocol: Pump.self, implementer: nil)  // related: protocol_proxy_ignored_result

  private static let shared = ProtocolProxy(protocol: Pump.self, implementer: nil)

  init() {
    proxy.override(#selector(Pump.start), using: block)  // expect: protocol_proxy_ignored_result "the override"
  }

  func dropped(_ isOn: Bool, _ other: ProtocolProxy?) {
    proxy.addObserver(for: #selector(Pump.start), beforeObservedSelector: true, using: block)  // expect: protocol_proxy_ignored_result "the observer"
    other?.override(#selector(Pump.start), using: block)  // expect: protocol_proxy_ignored_result
    if isOn {
      proxy.override(#selector(Pump.start), using: block)  // expect: protocol_proxy_ignored_result
    }
    for _ in 0..<2 { self.proxy.override(#selector(Pump.start), using: block) }  // expect: protocol_proxy_ignored_result
    defer { proxy.override(#selector(Pump.start), using: block) }  // expect: protocol_proxy_ignored_result
    later {
      print("later")
      self.proxy.override(#selector(Pump.start), using: self.block)  // expect: protocol_proxy_ignored_result
    }
    later { [weak self] in
      print("later")
      self?.proxy.override(#selector(Pump.start), using: weakBlock)  // expect: protocol_proxy_ignored_result
      self!.proxy.addObserver(for: #selector(Pump.start), beforeObservedSelector: true, using: weakBlock)  // expect: protocol_proxy_ignored_result
    }
    Self.shared.override(#selector(Pump.start), using: block)  // expect: protocol_proxy_ignored_result
    func local() { proxy.override(#selector(Pump.start), using: block) }  // expect: protocol_proxy_ignored_result
    switch isOn {
    case true: proxy.override(#selector(Pump.start), using: block)  // expect: protocol_proxy_ignored_result
    default: break
    }
    ProtocolProxy(protocol: Pump.self, implementer: nil).override(#selector(Pump.start), using: block)  // expect: protocol_proxy_ignored_result
  }

  var isReady = false {
    didSet { proxy.override(#selector(Pump.start), using: block) }  // expect: protocol_proxy_ignored_result
  }
}
