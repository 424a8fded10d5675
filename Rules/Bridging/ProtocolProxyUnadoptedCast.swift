import Catalog
import Facts
import Index
import RuleKit
import Syntax

/// A proxy is cast by force to a protocol that it does not adopt.
final class ProtocolProxyUnadoptedCast: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_unadopted_cast",
    summary: "a forced cast of a proxy to a protocol that it does not adopt",
    rationale: """
      A proxy is an object of the protocols that it is made with, and of those that these inherit. A forced cast to any \
      other protocol ends the program. Make the proxy with the protocol as well ('protocols: [A.self, B.self]'), or ask with \
      'as?'.
      """,
    severity: .error,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      @objc protocol Lighthouse { func light() }
      func keeper() -> any Lighthouse {
        let proxy = ProtocolProxy(protocol: Harbour.self, implementer: nil)
        return proxy as! any Lighthouse  // expect: protocol_proxy_unadopted_cast
      }
      """,
    keeps: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      @objc protocol Lighthouse { func light() }
      func keeper() -> any Lighthouse {
        let proxy = ProtocolProxy(protocols: [Harbour.self, Lighthouse.self], implementer: nil)
        return proxy as! any Lighthouse
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    for use in walk.uses {
      guard case .forcedCast(let cast) = use.action, let adopted = walk.proxies[use.proxy].adopted, adopted.lineage.isKnown,
        let scope = use.owner ?? walk.anyDecl
      else { continue }
      let wanted = pass.index.lineage(ofTypes: [walk.facts.code[cast].text], in: scope)
      guard let missing = missing(wanted, adopted.lineage, pass.index) else { continue }
      pass.report(
        .unadopted(missing), at: walk.place(of: cast), in: use.owner, related: walk.evidence(of: use))
    }
  }

  /// The first protocol among those of the cast that the proxy cannot have.
  private func missing(_ wanted: Lineage, _ adopted: Lineage, _ index: ProjectIndex) -> String? {
    guard wanted.isKnown, wanted.classes.isEmpty, wanted.types.allSatisfy({ index.entry($0).kind == .protocol })
    else { return nil }
    for type in wanted.types where !adopted.contains(type) {
      let name = index.text(global: index.entry(type).name)
      let foreign = index.foreignConformers(of: type).map { index.text(global: $0) }
      return foreign.contains("ProtocolProxy") || index.conformers(of: type).contains { isProxy($0, index) } ? nil : name
    }
    return wanted.protocols.first { !adopted.contains($0) && $0.name != "NSObjectProtocol" }?.name
  }

  private func isProxy(_ type: TypeID, _ index: ProjectIndex) -> Bool {
    index.text(global: index.entry(type).name) == "ProtocolProxy" || index.foreignSupers(of: type).contains("ProtocolProxy")
  }
}

extension Message {
  fileprivate static func unadopted(_ type: String) -> Message {
    "the proxy does not adopt '\(type)': the cast ends the program"
  }
}
