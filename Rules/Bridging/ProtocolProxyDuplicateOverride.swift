import Facts
import Index
import RuleKit

/// A proxy is asked to override what it overrides already.
final class ProtocolProxyDuplicateOverride: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_duplicate_override",
    summary: "a second override of the same selector of a protocol proxy",
    rationale: """
      A proxy takes one override for a selector, the first. A second one does not replace it: the call returns false, and \
      what it brings never runs. Leave one of them out, or let the first do both.
      """,
    severity: .error,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      func prepare(_ first: @escaping @convention(block) () -> Void, _ second: @escaping @convention(block) () -> Void) {
        let proxy = ProtocolProxy(protocol: Harbour.self, implementer: nil)
        _ = proxy.override(#selector(Harbour.dock), using: first)
        _ = proxy.override(#selector(Harbour.dock), using: second)  // expect: protocol_proxy_duplicate_override
      }
      """,
    keeps: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      func prepare(_ first: @escaping @convention(block) () -> Void, _ second: @escaping @convention(block) () -> Void) {
        let both: @convention(block) () -> Void = {
          first()
          second()
        }
        let proxy = ProtocolProxy(protocol: Harbour.self, implementer: nil)
        _ = proxy.override(#selector(Harbour.dock), using: both)
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    let overrides = walk.uses.filter { $0.isOverride && !$0.isExpectedToFail && $0.selector?.key != nil }
    let same = Dictionary(grouping: overrides) { "\($0.proxy) \($0.selector?.key ?? "")" }
    for use in overrides where !walk.proxies[use.proxy].isReplaced {
      let earlier = same["\(use.proxy) \(use.selector?.key ?? "")"]?.first { other in
        other.code != use.code && other.precedes(use, in: walk.facts.code) && lasts(other)
      }
      guard let earlier, let selector = use.selector else { continue }
      pass.report(
        .second(selector.title), at: use.place, in: use.owner,
        related: [Related(earlier.place, .first)] + walk.evidence(of: use))
    }
  }

  /// Whether the override succeeds, as far as can be seen, and is still there later: with its target it goes away.
  private func lasts(_ use: ProtocolProxyUse) -> Bool {
    if case .foreign? = use.selector?.belonging { return false }
    if case .block? = use.block { return true }
    return use.isTargetSelf
  }
}

extension Message {
  fileprivate static func second(_ selector: String) -> Message {
    "'\(selector)' is overridden already: the call returns false, and this override never runs"
  }

  fileprivate static let first: Message = "this override stays"
}
