import ProtocolProxy

@objc protocol Beacon {
  func colour() -> String
  func flash()
}
typealias Answer = @convention(block) (AnyObject) -> Bool

final class Tower {
  private let proxy = ProtocolProxy(protocol: Beacon.self, implementer: nil)
  private let stored: @convention(block) () -> Int = { 3 }  // related: protocol_proxy_observer_return "declared here"

  func results(_ answer: Answer, _ maybe: (@convention(block) () -> String?)?) {
    let block: @convention(block) (AnyObject) -> String = { _ in "red" }
    let cast = { 1.5 } as @convention(block) () -> Double
    _ = proxy.addObserver(for: #selector(Beacon.colour), beforeObservedSelector: true, using: block)  // expect: protocol_proxy_observer_return "'String'"
    _ = proxy.addObserver(for: #selector(Beacon.flash), beforeObservedSelector: true, using: answer)  // expect: protocol_proxy_observer_return "'Bool'"
    _ = proxy.addObserver(for: #selector(Beacon.flash), beforeObservedSelector: true, using: stored)  // expect: protocol_proxy_observer_return "'Int'"
    _ = proxy.addObserver(for: #selector(Beacon.flash), beforeObservedSelector: true, using: maybe!)  // expect: protocol_proxy_observer_return "'String?'"
    _ = proxy.addObserver(for: #selector(Beacon.flash), beforeObservedSelector: true, using: cast)  // expect: protocol_proxy_observer_return "'Double'"
  }
}
