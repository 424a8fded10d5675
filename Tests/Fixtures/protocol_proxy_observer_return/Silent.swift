import ProtocolProxy

@objc protocol Beacon { func colour() -> String }

final class Tower {
  private let proxy = ProtocolProxy(protocol: Beacon.self, implementer: nil)
  private let register = Register()

  func results(_ any: Any, _ register: Register) {
    let colour: @convention(block) () -> String = { "green" }
    let seen: @convention(block) (AnyObject) -> Void = { print($0) }
    let empty: @convention(block) () -> () = {}
    // The answer of an override counts.
    _ = proxy.override(#selector(Beacon.colour), using: colour)
    _ = proxy.addObserver(for: #selector(Beacon.colour), beforeObservedSelector: true, using: seen)
    _ = proxy.addObserver(for: #selector(Beacon.colour), beforeObservedSelector: true, using: empty)
    _ = proxy.addObserver(for: #selector(Beacon.colour), beforeObservedSelector: true, using: any)
    _ = register.addObserver(for: #selector(Beacon.colour), beforeObservedSelector: true, using: colour)
  }
}
