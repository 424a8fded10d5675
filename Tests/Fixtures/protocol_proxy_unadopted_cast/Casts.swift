import ProtocolProxy
import UIKit

@objc protocol Sluice { func drain() }
@objc protocol Weir: Sluice { func spill() }
protocol Measuring {}
typealias Gate = Weir

final class Dam {
  private let proxy = ProtocolProxy(protocol: Sluice.self, implementer: nil)  // related: protocol_proxy_unadopted_cast "'Sluice'"

  func forced(_ table: UITableView) {
    let scroll = ProtocolProxy(protocol: UIScrollViewDelegate.self, implementer: nil)
    table.delegate = scroll as! UITableViewDelegate  // expect: protocol_proxy_unadopted_cast "'UITableViewDelegate'"
    table.delegate = (scroll as? UITableViewDelegate)!  // expect: protocol_proxy_unadopted_cast
    (scroll as! any UITableViewDataSource).tableView(table, numberOfRowsInSection: 0)  // expect: protocol_proxy_unadopted_cast
    (proxy as! Weir).spill()  // expect: protocol_proxy_unadopted_cast "'Weir'"
    (proxy as? Weir)!.spill()  // expect: protocol_proxy_unadopted_cast
    (self.proxy as! Gate).spill()  // expect: protocol_proxy_unadopted_cast
    _ = proxy as AnyObject as! Weir  // expect: protocol_proxy_unadopted_cast
    _ = proxy as! Measuring  // expect: protocol_proxy_unadopted_cast "'Measuring'"
    _ = proxy as! NSCopying  // expect: protocol_proxy_unadopted_cast "'NSCopying'"
    _ = proxy as! Sluice & NSCopying  // expect: protocol_proxy_unadopted_cast "'NSCopying'"
    _ = proxy as! UITableViewDelegate?  // expect: protocol_proxy_unadopted_cast "'UITableViewDelegate'"
  }
}

func made() -> Weir {
  ProtocolProxy(protocol: Sluice.self, implementer: nil) as! Weir  // expect: protocol_proxy_unadopted_cast
}

func initialized() -> Weir {
  let proxy: ProtocolProxy = .init(protocol: Sluice.self, stronglyRetainedImplementer: nil)
  return proxy as! Weir  // expect: protocol_proxy_unadopted_cast
}
