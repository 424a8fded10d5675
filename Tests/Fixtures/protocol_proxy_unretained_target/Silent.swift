import ProtocolProxy

@objc protocol Ferry { func depart() }
final class Mate: NSObject, Ferry {
  static let shared = Mate()
  func depart() {}
}
func Deckhand() -> Mate { Mate.shared }

final class Line: NSObject {
  private let proxy = ProtocolProxy(protocol: Ferry.self, implementer: nil)
  private let held = ProtocolProxy(protocol: Ferry.self, stronglyRetainedImplementer: Mate())
  private let mate = Mate()
  private var mates: [Mate] = []

  func kept(_ other: Mate) {
    _ = proxy.override(#selector(Ferry.depart), target: mate)
    _ = proxy.override(#selector(Ferry.depart), target: self)
    _ = proxy.override(#selector(Ferry.depart), target: other)
    _ = proxy.addObserver(Mate.shared, for: #selector(Ferry.depart), beforeObservedSelector: true)
    _ = proxy.addObserver(makeMate(), for: #selector(Ferry.depart), beforeObservedSelector: true)
    _ = proxy.addObserver(Deckhand(), for: #selector(Ferry.depart), beforeObservedSelector: true)
    _ = ProtocolProxy(protocol: Ferry.self, implementer: mate)
  }

  func usedLater() {
    let one = Mate()
    _ = proxy.override(#selector(Ferry.depart), target: one)
    mates.append(one)
    let two = Mate()
    _ = proxy.override(#selector(Ferry.depart), target: two)
    later { [two] in print("holds it") }
  }

  /// Both are gone at the end.
  func together() -> Bool {
    let mate = Mate()
    let proxy = ProtocolProxy(protocol: Ferry.self, implementer: nil)
    return proxy.override(#selector(Ferry.depart), target: mate)
  }

  func others() {
    NotificationCenter.default.addObserver(Mate(), selector: #selector(Ferry.depart), name: nil, object: nil)
  }
}
