import ProtocolProxy

@objc protocol Crane { func lift() }
typealias Block = @convention(block) (AnyObject) -> Void

final class Register {
  func override(_ selector: Selector, using block: Any) -> Bool { true }
  func addObserver(for selector: Selector, using block: Any) -> Bool { true }
}

final class Yard {
  private let proxy = ProtocolProxy(protocol: Crane.self, implementer: nil)
  private let register = Register()
  private let stored: @convention(block) () -> Void = {}
  private var aliased: Block?

  func blocks(_ done: @escaping @convention(block) () -> Void, _ maybe: (@convention(block) () -> Void)?) {
    let block: @convention(block) () -> Void = { print("up") }
    let copied = block
    let cast = { print("up") } as @convention(block) () -> Void
    let stored = self.stored
    _ = proxy.override(#selector(Crane.lift), using: block)
    _ = proxy.override(#selector(Crane.lift), using: copied)
    _ = proxy.override(#selector(Crane.lift), using: cast)
    _ = proxy.override(#selector(Crane.lift), using: stored)
    _ = proxy.override(#selector(Crane.lift), using: done)
    _ = proxy.override(#selector(Crane.lift), using: maybe!)
    _ = proxy.override(#selector(Crane.lift), using: self.stored)
    _ = proxy.override(#selector(Crane.lift), using: aliased as Any)
    _ = proxy.override(#selector(Crane.lift), using: block as AnyObject)
    _ = proxy.override(#selector(Crane.lift), using: { print("up") } as @convention(block) () -> Void)
    _ = proxy.override(#selector(Crane.lift), using: unsafeBitCast(block, to: AnyObject.self))
  }

  /// What they are, nobody says.
  func unknown(_ any: Any, _ object: AnyObject, _ handler: ForeignHandler) {
    let made = makeHandler()
    _ = proxy.override(#selector(Crane.lift), using: any)
    _ = proxy.override(#selector(Crane.lift), using: object)
    _ = proxy.override(#selector(Crane.lift), using: handler)
    _ = proxy.override(#selector(Crane.lift), using: made)
    _ = proxy.override(#selector(Crane.lift), using: Handlers.standard)
  }

  /// Not a proxy, or nobody knows.
  func others(_ other: Other, _ proxy: Other) {
    _ = register.override(#selector(Crane.lift), using: {})
    _ = other.override(#selector(Crane.lift), using: {})
    _ = proxy.override(#selector(Crane.lift)) {}
    _ = register.addObserver(for: #selector(Crane.lift)) {}
  }

  /// A test of this very failure.
  func testClosuresAreRefused() {
    XCTAssertFalse(proxy.override(#selector(Crane.lift), using: {}))
    XCTAssert(!proxy.override(#selector(Crane.lift), using: {}))
    XCTAssertEqual(proxy.override(#selector(Crane.lift), using: {}), false)
    #expect(!proxy.override(#selector(Crane.lift), using: {}))
  }
}
