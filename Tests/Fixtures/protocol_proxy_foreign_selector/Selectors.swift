import ProtocolProxy
import UIKit

@objc protocol Vessel: NSObjectProtocol {
  func sail()
  @objc optional var cargo: String { get }
}
@objc protocol Tanker: Vessel {
  func pump(_ litres: Int)
}
@objc protocol Buoy {
  func sink()
  func sail()
  @objc(signalAtNight:) func signal(_ strength: Int)
}
typealias Ship = Vessel

final class Captain: NSObject, Tanker {
  func sail() {}
  func pump(_ litres: Int) {}
  @objc func whistle() {}
}

final class Port: UIViewController, UITableViewDelegate {
  private let block: @convention(block) () -> Void = {}
  private lazy var vessel: ProtocolProxy = ProtocolProxy(protocol: Vessel.self, implementer: self)  // related: protocol_proxy_foreign_selector "'Vessel'"

  func adopted() {
    let tanker = ProtocolProxy(protocols: [Tanker.self, UIScrollViewDelegate.self], implementer: nil)
    let aliased = ProtocolProxy(protocol: Ship.self, stronglyRetainedImplementer: Captain())
    _ = tanker.override(#selector(Tanker.pump(_:)), using: block)
    _ = tanker.override(#selector(Tanker.sail), using: block)
    _ = tanker.override(#selector(Vessel.sail), using: block)
    _ = tanker.override(#selector(getter: Vessel.cargo), using: block)
    _ = tanker.override(#selector(Captain.pump(_:)), using: block)
    _ = tanker.addObserver(for: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)), beforeObservedSelector: true, using: block)
    _ = tanker.addObserver(for: #selector(UITableViewDelegate.scrollViewDidScroll(_:)), beforeObservedSelector: true, using: block)
    _ = tanker.addObserver(for: #selector(scrollViewDidScroll(_:)), beforeObservedSelector: true, using: block)
    _ = aliased.override(#selector(Ship.sail), using: block)
    // The same selector, whoever declares it.
    _ = tanker.override(#selector(Buoy.sail), using: block)
    _ = tanker.override(#selector(NSObjectProtocol.isEqual(_:)), using: block)
    _ = vessel.override(Selector(("sail")), using: block)
  }

  func foreign() {
    let scroll = ProtocolProxy(protocol: UIScrollViewDelegate.self, implementer: self)
    let both = [Vessel.self, UIScrollViewDelegate.self] as [Protocol]
    let several = ProtocolProxy(protocols: both, implementer: self)
    let row = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))
    _ = scroll.override(#selector(UITableViewDelegate.tableView(_:didSelectRowAt:)), using: block)  // expect: protocol_proxy_foreign_selector "'UITableViewDelegate'"
    _ = scroll.addObserver(for: row, beforeObservedSelector: true, using: block)  // expect: protocol_proxy_foreign_selector "nothing is observed"
    _ = scroll.override(#selector(Port.tableView(_:didSelectRowAt:)), using: block)  // expect: protocol_proxy_foreign_selector
    _ = scroll.override(#selector(tableView(_:didSelectRowAt:)), using: block)  // expect: protocol_proxy_foreign_selector "'UITableViewDelegate'"
    _ = scroll.override(#selector(Buoy.sink), target: self)  // expect: protocol_proxy_foreign_selector "'Buoy'"
    _ = scroll.addObserver(self, for: #selector(Vessel.sail), beforeObservedSelector: true)  // expect: protocol_proxy_foreign_selector
    _ = vessel.override(#selector(Tanker.pump(_:)), using: block)  // expect: protocol_proxy_foreign_selector "'Tanker'"
    _ = vessel.override(#selector(Captain.whistle), using: block)  // expect: protocol_proxy_foreign_selector "'Captain'"
    _ = vessel.override(#selector(Buoy.signal(_:)), using: block)  // expect: protocol_proxy_foreign_selector "nothing is overridden"
    _ = several.override(#selector(getter: Vessel.cargo), using: block)
    _ = several.override(#selector(Buoy.sink), using: block)  // expect: protocol_proxy_foreign_selector
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
