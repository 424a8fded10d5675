import Index
import RuleKit

/// A proxy is given an object that nobody keeps.
final class ProtocolProxyUnretainedTarget: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_unretained_target",
    summary: "a temporary object for a proxy that holds it weakly",
    rationale: """
      A proxy holds the targets of overrides, its observers and its implementer weakly. An object that is made in the call \
      is gone when the call returns, and with it the override or the observer. Keep the object where it lives as long as the \
      proxy; of the implementer the proxy takes care itself with 'stronglyRetainedImplementer:'.
      """,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      final class Pilot: NSObject, Harbour { func dock() {} }
      func prepare() -> Bool {
        let proxy = ProtocolProxy(protocol: Harbour.self, implementer: nil)
        return proxy.override(#selector(Harbour.dock), target: Pilot())  // expect: protocol_proxy_unretained_target
      }
      """,
    keeps: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      final class Pilot: NSObject, Harbour { func dock() {} }
      final class Office {
        private let pilot = Pilot()
        private let proxy = ProtocolProxy(protocol: Harbour.self, implementer: nil)
        func prepare() -> Bool { proxy.override(#selector(Harbour.dock), target: pilot) }
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    for proxy in walk.proxies {
      guard let creation = proxy.creation, let lost = lost(proxy.implementer, proxy) else { continue }
      pass.report(.implementer, at: lost, in: proxy.owner, related: [Related(creation, .holds)])
    }
    for use in walk.uses where !use.isExpectedToFail {
      guard let place = lost(use.target, walk.proxies[use.proxy]), let callee = use.callee else { continue }
      let related = place == callee ? [] : [Related(place, .made)]
      pass.report(
        .target(isOverride: use.isOverride), at: callee, in: use.owner, related: related + walk.evidence(of: use))
    }
  }

  /// Where an object is made that goes away: a local does with its function, which matters if the proxy does not.
  private func lost(_ target: ProtocolProxyTarget?, _ proxy: ProtocolProxy) -> Place? {
    switch target {
    case .temporary(let place): place
    case .unusedLocal(let place): proxy.isKept ? place : nil
    default: nil
    }
  }
}

extension Message {
  fileprivate static func target(isOverride: Bool) -> Message {
    "the proxy holds this object weakly, and nobody else does: the \(isOverride ? "override" : "observer") goes away with it"
  }

  fileprivate static let implementer: Message = """
    the proxy holds its implementer weakly, and nobody else holds this one; use 'stronglyRetainedImplementer:'
    """

  fileprivate static let holds: Message = "this proxy is left without an implementer"

  fileprivate static let made: Message = "it is made here, and used for nothing else"
}
