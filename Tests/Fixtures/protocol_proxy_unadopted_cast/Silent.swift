import ProtocolProxy
import UIKit

@objc protocol Sluice { func drain() }
@objc protocol Weir: Sluice { func spill() }
protocol Labelled { var label: String { get } }
protocol Counted {}
@objc protocol Mixed: ForeignDelegate {}

extension ProtocolProxy: Labelled { var label: String { "proxy" } }
class CountingProxy: ProtocolProxy, Counted {}

final class Dam {
  private let weir = ProtocolProxy(protocol: Weir.self, implementer: nil)
  private var any: ProtocolProxy?

  func adopted(_ table: UITableView) {
    let proxy = ProtocolProxy(protocols: [UITableViewDelegate.self, UITableViewDataSource.self], implementer: nil)
    table.delegate = proxy as! UITableViewDelegate
    table.dataSource = (proxy as? UITableViewDataSource)!
    _ = proxy as! UIScrollViewDelegate
    _ = proxy as! UITableViewDelegate & UITableViewDataSource
    _ = proxy as! NSObjectProtocol
    (weir as! Weir).spill()
    (weir as! Sluice).drain()
  }

  func asked() {
    _ = weir as? UITableViewDelegate
    _ = weir is NSCopying
    if let copying = weir as? NSCopying { print(copying) }
    (weir as? UITableViewDelegate)?.tableView?(UITableView(), didSelectRowAt: IndexPath())
  }

  /// By an extension or a subclass it may be one.
  func extended() {
    _ = weir as! Labelled
    _ = weir as! Counted
    _ = weir as! CountingProxy
    _ = weir as! NSObject
  }

  func unknown(_ protocols: [Protocol], _ other: ProtocolProxy) {
    let listed = ProtocolProxy(protocols: protocols, implementer: nil)
    let mixed = ProtocolProxy(protocol: Mixed.self, implementer: nil)
    _ = listed as! Weir
    _ = mixed as! Weir
    _ = other as! Weir
    _ = any as! Weir
    _ = weir as! ForeignDelegate
    any = other
  }
}
