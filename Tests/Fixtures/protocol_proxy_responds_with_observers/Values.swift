import ProtocolProxy
import UIKit

@objc protocol Survey {
  func begin()
  @objc optional func depth() -> Double
  @objc optional func read(_ value: UnsafeMutablePointer<Double>)
  @objc optional func finish()
  @objc optional var title: String { get }
}

final class Chart: NSObject {
  private let block: @convention(block) () -> Void = {}
  private lazy var kept = ProtocolProxy(protocol: Survey.self, implementer: nil)

  func values() {
    let proxy = ProtocolProxy(protocol: Survey.self, implementer: nil)  // related: protocol_proxy_responds_with_observers "'Survey'"
    proxy.respondsToSelectorsWithObservers = true  // expect: protocol_proxy_responds_with_observers "'Survey.depth'"
    _ = proxy.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)  // related: protocol_proxy_responds_with_observers "observed here"
    _ = proxy.addObserver(self, for: #selector(getter: Survey.title), beforeObservedSelector: true)  // related: protocol_proxy_responds_with_observers
    _ = proxy.override(#selector(Survey.finish), using: block)
  }

  func pointers() {
    let proxy = ProtocolProxy(protocol: Survey.self, implementer: nil)
    _ = proxy.addObserver(for: #selector(Survey.read(_:)), beforeObservedSelector: true, using: block)
    proxy.respondsToSelectorsWithObservers = true  // expect: protocol_proxy_responds_with_observers "'Survey.read(_:)'"
  }

  func apple(_ controller: UIPresentationController) {
    let proxy = ProtocolProxy(protocol: UIAdaptivePresentationControllerDelegate.self, implementer: controller.delegate)
    if controller.delegate == nil {
      proxy.respondsToSelectorsWithObservers = true  // expect: protocol_proxy_responds_with_observers
    }
    _ = proxy.addObserver(
      for: #selector(UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)),
      beforeObservedSelector: true, using: block)
    controller.delegate = proxy as? UIAdaptivePresentationControllerDelegate
  }

  func property() {
    kept.respondsToSelectorsWithObservers = true  // expect: protocol_proxy_responds_with_observers
  }

  func propertyObserved() {
    _ = kept.addObserver(for: #selector(Survey.depth), beforeObservedSelector: false, using: block)
  }
}
