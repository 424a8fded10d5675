import ProtocolProxy

@objc protocol Crane {
  func lift()
  func lower(_ load: AnyObject)
}
struct Gauge {}
typealias Handler = (AnyObject) -> Void

final class Yard {
  private let proxy = ProtocolProxy(protocol: Crane.self, implementer: nil)  // related: protocol_proxy_swift_closure "'Crane'"
  private var onLift: () -> Void = {}
  private let onLower = { (load: AnyObject) in print(load) }
  private var handler: Handler?

  func literals() {
    _ = proxy.override(#selector(Crane.lift), using: { print("up") })  // expect: protocol_proxy_swift_closure "closure of Swift"
    _ = proxy.override(#selector(Crane.lift)) { print("up") }  // expect: protocol_proxy_swift_closure
    _ = self.proxy.addObserver(for: #selector(Crane.lift), beforeObservedSelector: true) {  // expect: protocol_proxy_swift_closure
      print("up")
    }
    _ = proxy.override(#selector(Crane.lift))
    {  // expect: protocol_proxy_swift_closure
      print("up")
    }
    _ = proxy.addObserver(for: #selector(Crane.lift), beforeObservedSelector: true, using: { [self] in onLift() })  // expect: protocol_proxy_swift_closure
    assert(proxy.override(#selector(Crane.lift), using: { print("up") } as Any))  // expect: protocol_proxy_swift_closure
  }

  func declared(_ done: @escaping (AnyObject) -> Void, _ maybe: (() -> Void)?) {
    let plain: () -> Void = { print("up") }  // related: protocol_proxy_swift_closure "declared here"
    let swift: @convention(swift) () -> Void = { print("up") }
    let c: @convention(c) () -> Void = { print("up") }
    let untyped = { print("up") }
    func local() {}
    _ = proxy.override(#selector(Crane.lift), using: plain)  // expect: protocol_proxy_swift_closure "'plain' is no block"
    _ = proxy.override(#selector(Crane.lift), using: swift)  // expect: protocol_proxy_swift_closure "'swift'"
    _ = proxy.override(#selector(Crane.lift), using: c)  // expect: protocol_proxy_swift_closure "'c'"
    _ = proxy.override(#selector(Crane.lift), using: untyped)  // expect: protocol_proxy_swift_closure "'untyped'"
    _ = proxy.override(#selector(Crane.lift), using: local)  // expect: protocol_proxy_swift_closure "'local'"
    _ = proxy.override(#selector(Crane.lower(_:)), using: done)  // expect: protocol_proxy_swift_closure "'done'"
    _ = proxy.override(#selector(Crane.lift), using: maybe!)  // expect: protocol_proxy_swift_closure "'maybe'"
    _ = proxy.override(#selector(Crane.lift), using: plain as AnyObject)  // expect: protocol_proxy_swift_closure "'plain'"
  }

  func members() {
    _ = proxy.override(#selector(Crane.lift), using: onLift)  // expect: protocol_proxy_swift_closure "'onLift'"
    _ = proxy.override(#selector(Crane.lower(_:)), using: self.onLower)  // expect: protocol_proxy_swift_closure "'onLower'"
    _ = proxy.override(#selector(Crane.lift), using: members)  // expect: protocol_proxy_swift_closure "'members'"
    if let handler { _ = proxy.override(#selector(Crane.lower(_:)), using: handler) }
    _ = proxy.override(#selector(Crane.lower(_:)), using: handler as Any)  // expect: protocol_proxy_swift_closure "'handler'"
  }

  func things() {
    _ = proxy.override(#selector(Crane.lift), using: Gauge())  // expect: protocol_proxy_swift_closure "what is passed"
    _ = proxy.override(#selector(Crane.lift), using: "lift")  // expect: protocol_proxy_swift_closure
    _ = proxy.override(#selector(Crane.lift), using: self)  // expect: protocol_proxy_swift_closure
  }
}

/// Whoever made the proxy: what it is given is no block.
func install(on proxy: ProtocolProxy?, _ lifted: @escaping () -> Void) -> Bool {
  proxy?.override(#selector(Crane.lift), using: lifted) ?? false  // expect: protocol_proxy_swift_closure "'lifted'"
}

func guarded(_ maybe: ProtocolProxy?) {
  guard let proxy = maybe else { return }
  if proxy.override(#selector(Crane.lift), using: {}) { print("done") }  // expect: protocol_proxy_swift_closure
}

/// A subclass, and what the library's class is extended with.
class LoggingProxy: ProtocolProxy {
  func log() -> Bool { self.override(#selector(Crane.lift), using: { print("up") }) }  // expect: protocol_proxy_swift_closure
}
extension ProtocolProxy {
  func log() -> Bool { self.override(#selector(Crane.lift), using: { print("up") }) }  // expect: protocol_proxy_swift_closure
}
func logged() -> Bool {
  LoggingProxy(protocol: Crane.self, implementer: nil).override(#selector(Crane.lift)) {}  // expect: protocol_proxy_swift_closure
}

typealias LampAnswer = () -> Bool
typealias LampBlock = @convention(block) () -> Bool
@objc protocol Lamp { func isLit() -> Bool }
func light(_ proxy: ProtocolProxy, _ answer: @escaping LampAnswer, _ block: @escaping LampBlock) {
  _ = proxy.override(#selector(Lamp.isLit), using: answer)  // expect: protocol_proxy_swift_closure
  _ = proxy.addObserver(for: #selector(Lamp.isLit), beforeObservedSelector: true, using: block)
}
