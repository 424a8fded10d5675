import Facts
import Index
import RuleKit
import Syntax

/// A proxy claims to implement a method that returns a value, and only has an observer for it.
final class ProtocolProxyRespondsWithObservers: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_responds_with_observers",
    summary: "a proxy that answers an optional method with zeros, for it has nothing but an observer",
    rationale: """
      With 'respondsToSelectorsWithObservers' a proxy claims to implement each optional method that somebody observes. The \
      caller then calls it instead of doing without; if the implementer has no such method, all bytes of the value that the \
      caller gets are zero. Keep the flag to methods that give nothing back, or override the method and return a value that \
      is meant.
      """,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      @objc protocol Harbour { @objc optional func freeBerths() -> Int }
      func watch(_ harbour: AnyObject, _ asked: @escaping @convention(block) () -> Void) -> Bool {
        let proxy = ProtocolProxy(protocol: Harbour.self, implementer: harbour)
        proxy.respondsToSelectorsWithObservers = true  // expect: protocol_proxy_responds_with_observers
        return proxy.addObserver(for: #selector(Harbour.freeBerths), beforeObservedSelector: true, using: asked)
      }
      """,
    keeps: """
      import ProtocolProxy
      @objc protocol Harbour { @objc optional func freeBerths() -> Int }
      func watch(_ harbour: any Harbour, _ asked: @escaping () -> Void) -> Bool {
        let proxy = ProtocolProxy(protocol: Harbour.self, implementer: harbour)
        let answer: @convention(block) () -> Int = {
          asked()
          return harbour.freeBerths?() ?? 12
        }
        return proxy.override(#selector(Harbour.freeBerths), using: answer)
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    for use in walk.uses {
      guard case .respond(true) = use.action, !mayChange(use, walk) else { continue }
      let proxy = walk.proxies[use.proxy]
      let same = walk.uses.filter { $0.proxy == use.proxy }
      let observers = same.filter { observer in
        guard observer.isObserver, !observer.isExpectedToFail, let selector = observer.selector else { return false }
        let isOverridden = same.contains { $0.isOverride && mayBeSame($0.selector, selector) }
        return selector.isOptional && selector.givesValue && !isOverridden
          && !implements(proxy.implementer, selector, pass.index)
      }
      guard let first = observers.first?.selector else { continue }
      pass.report(
        .zeros(first.title), at: use.place, in: use.owner,
        related: observers.map { Related($0.place, .observer) } + walk.evidence(of: use))
    }
  }

  /// Whether somebody may override more, or take the flag back; or it is a property of somebody else's.
  private func mayChange(_ use: ProtocolProxyUse, _ walk: ProtocolProxyWalk) -> Bool {
    let proxy = walk.proxies[use.proxy]
    guard let adopted = proxy.adopted, !proxy.isShared,
      ProtocolProxyNameClash.owners(of: use.property, adopted.lineage, walk.index).isEmpty
    else { return true }
    return walk.uses.contains { other in
      guard other.proxy == use.proxy, case .respond(let value) = other.action else { return false }
      return value != true
    }
  }

  private func mayBeSame(_ selector: ProtocolProxySelector?, _ other: ProtocolProxySelector) -> Bool {
    selector?.requirements.isEmpty != false || selector?.key == other.key
  }

  /// Whether the object that gets the calls may have the method itself.
  private func implements(_ target: ProtocolProxyTarget?, _ selector: ProtocolProxySelector, _ index: ProjectIndex) -> Bool {
    guard case .other(let type?) = target, let requirement = selector.requirements.first,
      let name = index.globalName(requirement.name)
    else { return false }
    let classes = index.lineage(of: type).types.filter { index.entry($0).kind != .protocol }
    return classes.contains { type in
      index.members(of: type, named: name).contains { index.text(index.decl($0).labels, of: $0) == requirement.labels }
    }
  }
}

extension Message {
  fileprivate static func zeros(_ selector: String) -> Message {
    "the proxy now claims to implement '\(selector)', which is only observed: its caller gets zeros"
  }

  fileprivate static let observer: Message = "it is observed here, and overridden nowhere"
}
