import ProtocolProxy

@objc protocol Registry {
  var implementer: AnyObject? { get }  // related: protocol_proxy_name_clash
  var respondsToSelectorsWithObservers: Bool { get set }
}
@objc protocol Archive: Registry { func adoptedProtocols() -> [String] }

final class Office {
  private let proxy = ProtocolProxy(protocol: Archive.self, implementer: nil)  // related: protocol_proxy_name_clash "'Archive'"

  func read() {
    print(proxy.implementer as Any)  // expect: protocol_proxy_name_clash "'Registry'"
    print(proxy.adoptedProtocols.count)  // expect: protocol_proxy_name_clash "'Archive'"
    proxy.respondsToSelectorsWithObservers = true  // expect: protocol_proxy_name_clash
    if self.proxy.respondsToSelectorsWithObservers { print("yes") }  // expect: protocol_proxy_name_clash
  }
}
