import ProtocolProxy

@objc protocol Lock {
  func open()
  func close()
}
final class Keeper: NSObject, Lock {
  func open() {}
  func close() {}
}

final class Canal: NSObject {
  private let block: @convention(block) () -> Void = {}
  private let shared = ProtocolProxy(protocol: Lock.self, implementer: nil)
  private var replaced = ProtocolProxy(protocol: Lock.self, implementer: nil)

  func branches(_ kind: Int) {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    if kind == 0 {
      _ = proxy.override(#selector(Lock.open), using: block)
    } else {
      _ = proxy.override(#selector(Lock.open), target: self)
    }
    switch kind {
    case 1: _ = proxy.override(#selector(Lock.close), using: block)
    case 2: _ = proxy.override(#selector(Lock.close), target: self)
    default: break
    }
    #if DEBUG
    _ = proxy.addObserver(self, for: #selector(Lock.open), beforeObservedSelector: true)
    #endif
  }

  func conditional() {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    #if DEBUG
    _ = proxy.override(#selector(Lock.open), using: block)
    #else
    _ = proxy.override(#selector(Lock.open), target: self)
    #endif
  }

  func early(_ isNew: Bool) {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    if isNew {
      _ = proxy.override(#selector(Lock.open), using: block)
      return
    }
    _ = proxy.override(#selector(Lock.open), target: self)
  }

  /// The second comes only if the first failed.
  func fallback() {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    if !proxy.override(#selector(Lock.open), using: block) {
      _ = proxy.override(#selector(Lock.open), target: self)
    }
    guard proxy.override(#selector(Lock.close), using: block) || proxy.override(#selector(Lock.close), target: self) else {
      _ = proxy.override(#selector(Lock.close), target: self)
      return
    }
  }

  func different() {
    let one = ProtocolProxy(protocol: Lock.self, implementer: nil)
    var two = ProtocolProxy(protocol: Lock.self, implementer: nil)
    _ = one.override(#selector(Lock.open), using: block)
    _ = two.override(#selector(Lock.open), using: block)
    two = ProtocolProxy(protocol: Lock.self, implementer: nil)
    _ = two.override(#selector(Lock.open), using: block)
    _ = one.override(#selector(Lock.close), using: block)
    // Observers are as many as one likes.
    _ = one.addObserver(for: #selector(Lock.open), beforeObservedSelector: true, using: block)
    _ = one.addObserver(for: #selector(Lock.open), beforeObservedSelector: true, using: block)
  }

  /// With its target an override goes away.
  func targets(_ keeper: Keeper?) {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    do {
      let keeper = Keeper()
      _ = proxy.override(#selector(Lock.open), target: keeper)
      keeper.open()
    }
    _ = proxy.override(#selector(Lock.open), using: block)
    if let keeper { _ = proxy.override(#selector(Lock.close), target: keeper) }
    _ = proxy.override(#selector(Lock.close), using: block)
  }

  /// Which of these is called first, nobody knows.
  func one() { _ = shared.override(#selector(Lock.open), using: block) }
  func two() { _ = shared.override(#selector(Lock.open), using: block) }

  func replace() {
    _ = replaced.override(#selector(Lock.open), using: block)
    replaced = ProtocolProxy(protocol: Lock.self, implementer: nil)
    _ = replaced.override(#selector(Lock.open), using: block)
  }

  func loop(_ selectors: [Selector]) {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    for selector in selectors { _ = proxy.override(selector, using: block) }
    for _ in 0..<2 {
      let fresh = ProtocolProxy(protocol: Lock.self, implementer: nil)
      _ = fresh.override(#selector(Lock.open), using: block)
    }
  }

  /// The first one fails.
  func foreign() {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    _ = proxy.override(#selector(Lock.open), using: { print("no block") })
    _ = proxy.override(#selector(Lock.open), using: block)
  }

  func testSecondIsRefused() {
    let proxy = ProtocolProxy(protocol: Lock.self, implementer: nil)
    XCTAssertTrue(proxy.override(#selector(Lock.open), using: block))
    XCTAssertFalse(proxy.override(#selector(Lock.open), using: block))
  }
}
