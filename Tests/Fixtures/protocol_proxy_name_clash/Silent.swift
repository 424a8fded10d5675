import ProtocolProxy

@objc protocol Registry { var implementer: AnyObject? { get } }
@objc protocol Archive { static var adoptedProtocols: [String] { get } }

final class Office {
  private let registry = ProtocolProxy(protocol: Registry.self, implementer: nil)
  private let archive = ProtocolProxy(protocol: Archive.self, implementer: nil)

  func read(_ other: ProtocolProxy, _ registry: Registry) {
    print(self.registry.adoptedProtocols, self.registry.respondsToSelectorsWithObservers)
    print(archive.implementer as Any, archive.adoptedProtocols)
    print(other.implementer as Any, registry.implementer as Any)
    print((self.registry as? Registry)?.implementer as Any)
  }
}
