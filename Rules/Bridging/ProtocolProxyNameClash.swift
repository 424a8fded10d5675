import Index
import RuleKit

/// A property of a proxy is meant for the proxy, and goes to its implementer.
final class ProtocolProxyNameClash: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_name_clash",
    summary: "a use of a property that the proxy and one of its adopted protocols both have",
    rationale: """
      A proxy has three properties of its own: 'implementer', 'adoptedProtocols' and 'respondsToSelectorsWithObservers'. If \
      an adopted protocol declares a member of that name, the proxy forwards the call like any other, so that its own value \
      is neither read nor set. The value can still be had through the instance variable, as the documentation of the library \
      tells; it is better to rename the member.
      """,
    severity: .info,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      @objc protocol Ferry { var implementer: String { get } }
      func inspect(_ ferry: any Ferry) {
        let proxy = ProtocolProxy(protocol: Ferry.self, implementer: ferry)
        print(proxy.implementer as Any)  // expect: protocol_proxy_name_clash
      }
      """,
    keeps: """
      import ProtocolProxy
      @objc protocol Ferry { var shipyard: String { get } }
      func inspect(_ ferry: any Ferry) {
        let proxy = ProtocolProxy(protocol: Ferry.self, implementer: ferry)
        print(proxy.implementer as Any)
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    for use in walk.uses where !use.property.isEmpty {
      guard let adopted = walk.proxies[use.proxy].adopted,
        let owner = Self.owners(of: use.property, adopted.lineage, pass.index).first
      else { continue }
      var related = walk.evidence(of: use)
      if case .project(let member) = owner.source { related.append(Related(pass.place(of: member), .member)) }
      pass.report(.clash(use.property, owner.owner), at: use.place, in: use.owner, related: related)
    }
  }

  /// The members of adopted protocols that are called like a property of the proxy's own.
  static func owners(of property: String, _ adopted: Lineage, _ index: ProjectIndex) -> [ObjCRequirement] {
    index.objcRequirements(of: adopted, baseName: property).filter { requirement in
      !requirement.isStatic && (requirement.labels.isEmpty || requirement.labels == "()")
    }
  }
}

extension Message {
  fileprivate static func clash(_ property: String, _ type: String) -> Message {
    "'\(property)' is also a member of '\(type)', which the proxy adopts: this goes to the implementer, not to the proxy"
  }

  fileprivate static let member: Message = "this member has the name of one of the proxy's"
}
