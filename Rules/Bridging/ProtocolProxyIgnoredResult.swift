import Index
import RuleKit

/// Nobody sees whether a proxy took an override or an observer.
final class ProtocolProxyIgnoredResult: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_ignored_result",
    summary: "a call that may fail to override or observe, and whose result nobody sees",
    rationale: """
      'override(_:using:)' and 'addObserver(for:beforeObservedSelector:using:)' return false when they did nothing: for a \
      selector of another protocol, a closure that is no block, a second override. They are imported from Objective-C, where \
      a result may be dropped, so that the compiler is silent. Assert that it is true, or write '_ =' where it does not \
      matter.
      """,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      func watch(_ proxy: ProtocolProxy, _ docked: @escaping @convention(block) () -> Void) {
        proxy.override(#selector(Harbour.dock), using: docked)  // expect: protocol_proxy_ignored_result
      }
      """,
    keeps: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      func watch(_ proxy: ProtocolProxy, _ docked: @escaping @convention(block) () -> Void) {
        let isOverridden = proxy.override(#selector(Harbour.dock), using: docked)
        assert(isOverridden)
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    for use in walk.uses where use.isDropped && use.block != nil {
      pass.report(.ignored(isOverride: use.isOverride), at: use.place, in: use.owner, related: walk.evidence(of: use))
    }
  }
}

extension Message {
  fileprivate static func ignored(isOverride: Bool) -> Message {
    "nobody sees whether the \(isOverride ? "override" : "observer") was taken: the call returns false if not"
  }
}
