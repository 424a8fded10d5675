import Index
import RuleKit

/// A proxy is given something to call that is no block of Objective-C.
final class ProtocolProxySwiftClosure: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_proxy_swift_closure",
    summary: "a closure of Swift where a protocol proxy needs a block",
    rationale: """
      A proxy calls blocks of Objective-C. The parameter takes anything, so the compiler takes a closure of Swift, too: at \
      run time the call returns false, and the closure is never called. Declare it as a constant whose type says \
      '@convention(block)', and pass that.
      """,
    severity: .error,
    looksAt: [],
    imports: ProtocolProxyWalk.modules,
    since: "0.1",
    breaks: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      func watch(_ proxy: ProtocolProxy) -> Bool {
        proxy.addObserver(for: #selector(Harbour.dock), beforeObservedSelector: true) {  // expect: protocol_proxy_swift_closure
          print("docked")
        }
      }
      """,
    keeps: """
      import ProtocolProxy
      @objc protocol Harbour { func dock() }
      func watch(_ proxy: ProtocolProxy) -> Bool {
        let docked: @convention(block) () -> Void = { print("docked") }
        return proxy.addObserver(for: #selector(Harbour.dock), beforeObservedSelector: true, using: docked)
      }
      """)

  func visit(_: DeclID, _: inout Pass) {}

  func finish(_ pass: inout Pass) {
    let walk = pass.shared(ProtocolProxyWalk.init)
    for use in walk.uses where !use.isExpectedToFail {
      guard let block = use.block, let place = use.callee else { continue }
      var related = walk.evidence(of: use)
      switch block {
      case .unknown, .block: continue
      case .closure:
        let brace = place.range.lowerBound..<place.range.lowerBound + 1
        pass.report(.closure, at: Place(file: place.file, range: brace), in: use.owner, related: related)
      case .function(let name, let declared):
        if let declared { related.append(Related(declared, .declared)) }
        pass.report(.function(name), at: place, in: use.owner, related: related)
      case .noClosure: pass.report(.noClosure, at: place, in: use.owner, related: related)
      }
    }
  }
}

extension Message {
  fileprivate static let closure: Message = """
    a closure of Swift is no block: the call returns false, and the closure never runs; \(advice)
    """

  fileprivate static func function(_ name: String) -> Message {
    "\(name.isEmpty ? "what is passed" : "'\(name)'") is no block: the call returns false, and it never runs; \(advice)"
  }

  private static let advice = "pass a constant that is declared with '@convention(block)'"

  fileprivate static let noClosure: Message = "what is passed is no block: the call returns false"

  fileprivate static let declared: Message = "it is declared here, without '@convention(block)'"
}
