import Index
import RuleKit

/// An observer returns something, and nobody gets it.
final class ProtocolProxyObserverReturn: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_observer_return",
    summary: "an observer block of a protocol proxy with a result that nobody gets",
    rationale: """
      Whatever an observer returns is dropped; the caller gets what the implementer returns, or the override. Give the \
      block the result 'Void', or make it an override if it is to answer.
      """,
    severity: .info,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      @objc protocol Harbour { func isOpen() -> Bool }
      func watch(_ proxy: ProtocolProxy) -> Bool {
        let asked: @convention(block) () -> Bool = { true }
        let selector = #selector(Harbour.isOpen)
        return proxy.addObserver(for: selector, beforeObservedSelector: true, using: asked)  // expect: protocol_proxy_observer_return
      }
      """,
    keeps: """
      import ProtocolProxy
      @objc protocol Harbour { func isOpen() -> Bool }
      func watch(_ proxy: ProtocolProxy) -> Bool {
        let asked: @convention(block) () -> Void = { print("asked") }
        let selector = #selector(Harbour.isOpen)
        return proxy.addObserver(for: selector, beforeObservedSelector: true, using: asked)
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    for use in walk.uses where use.isObserver && !use.isExpectedToFail {
      guard case .block(let type, let declared)? = use.block, !type.isVoid, let place = use.callee else { continue }
      let related = declared.map { [Related($0, .declared)] } ?? []
      pass.report(.dropped(type.result), at: place, in: use.owner, related: related + walk.evidence(of: use))
    }
  }
}

extension Message {
  fileprivate static func dropped(_ result: String) -> Message { "nobody gets the '\(result)' that this observer returns" }

  fileprivate static let declared: Message = "the block is declared here"
}
