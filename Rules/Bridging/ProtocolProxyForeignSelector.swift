import Index
import RuleKit

/// A proxy is asked to override or observe what none of its protocols declares.
final class ProtocolProxyForeignSelector: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_foreign_selector",
    summary: "a selector that none of the adopted protocols of a proxy has",
    rationale: """
      A proxy answers for the protocols that it is made with, and for those that these inherit. To override or to observe \
      any other selector fails: the call returns false, and nothing else happens. Name a member of one of the protocols, or \
      make the proxy with the protocol that has it.
      """,
    severity: .error,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      import UIKit
      func watch(_ table: UITableView, _ tapped: @escaping @convention(block) () -> Void) -> Bool {
        let proxy = ProtocolProxy(protocol: UIScrollViewDelegate.self, implementer: table.delegate)
        let row = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
        return proxy.override(row, using: tapped)  // expect: protocol_proxy_foreign_selector
      }
      """,
    keeps: """
      import ProtocolProxy
      import UIKit
      func watch(_ table: UITableView, _ tapped: @escaping @convention(block) () -> Void) -> Bool {
        let proxy = ProtocolProxy(protocol: UITableViewDelegate.self, implementer: table.delegate)
        let row = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
        return proxy.override(row, using: tapped)
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    for use in walk.uses where !use.isExpectedToFail {
      guard let selector = use.selector, case .foreign(let owner) = selector.belonging else { continue }
      pass.report(
        .foreign(selector.title, owner, isOverride: use.isOverride), at: selector.place, in: use.owner,
        related: walk.evidence(of: use))
    }
  }
}

extension Message {
  fileprivate static func foreign(_ selector: String, _ owner: String?, isOverride: Bool) -> Message {
    let whose = owner.map { "'\($0)', which the proxy does not adopt" } ?? "no protocol that the proxy adopts"
    return "'\(selector)' belongs to \(whose): the call returns false, and nothing is \(isOverride ? "overridden" : "observed")"
  }
}
