import ProtocolProxy
import UIKit

@objc protocol Vessel { func sail() }
@objc protocol Buoy { func sink() }
@objc protocol Mixed: ForeignDelegate { func mix() }

final class Harbour: NSObject {
  let block: @convention(block) () -> Void = {}
  var proxy: ProtocolProxy!
  let injected: ProtocolProxy

  init(_ proxy: ProtocolProxy) { injected = proxy }

  /// Two values: which of them it is, nobody knows.
  func choose(_ isVessel: Bool) {
    proxy = isVessel ? nil : ProtocolProxy(protocol: Vessel.self, implementer: nil)
    if isVessel { proxy = ProtocolProxy(protocol: Buoy.self, implementer: nil) }
    _ = proxy.override(#selector(Buoy.sink), using: block)
    _ = proxy.override(#selector(Vessel.sail), using: block)
  }

  func deferred(_ isVessel: Bool) {
    let proxy: ProtocolProxy
    if isVessel {
      proxy = ProtocolProxy(protocol: Vessel.self, implementer: nil)
      _ = proxy.override(#selector(Vessel.sail), using: block)
    } else {
      proxy = ProtocolProxy(protocol: Buoy.self, implementer: nil)
      _ = proxy.override(#selector(Buoy.sink), using: block)
    }
    _ = proxy.override(#selector(Buoy.sink), using: block)
  }

  func unknown(_ protocols: [Protocol], _ selector: Selector, _ other: ProtocolProxy) {
    let listed = ProtocolProxy(protocols: protocols, implementer: nil)
    let mixed = ProtocolProxy(protocol: Mixed.self, implementer: nil)
    let vessel = ProtocolProxy(protocol: Vessel.self, implementer: nil)
    let foreign = ProtocolProxy(protocol: ForeignDelegate.self, implementer: nil)
    _ = listed.override(#selector(Buoy.sink), using: block)
    _ = mixed.override(#selector(Buoy.sink), using: block)
    _ = foreign.override(#selector(Buoy.sink), using: block)
    _ = vessel.override(selector, using: block)
    _ = vessel.override(#selector(ForeignDelegate.sink), using: block)
    _ = injected.override(#selector(Buoy.sink), using: block)
    _ = other.override(#selector(Buoy.sink), using: block)
  }

  /// They only ask.
  func questions() -> Bool {
    let vessel = ProtocolProxy(protocol: Vessel.self, implementer: nil)
    return vessel.responds(to: #selector(Buoy.sink)) || vessel.conforms(to: Buoy.self)
  }

  func shadowed() {
    let proxy = ProtocolProxy(protocol: Vessel.self, implementer: nil)
    print(proxy)
    if let proxy = makeProxy() { _ = proxy.override(#selector(Buoy.sink), using: block) }
    for proxy in [injected] { _ = proxy.override(#selector(Buoy.sink), using: block) }
  }

  func testForeignSelectors() {
    let vessel = ProtocolProxy(protocol: Vessel.self, implementer: nil)
    XCTAssertFalse(vessel.override(#selector(Buoy.sink), using: block))
  }
}
