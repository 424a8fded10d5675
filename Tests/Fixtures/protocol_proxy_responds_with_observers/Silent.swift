import ProtocolProxy
import UIKit

@objc protocol Survey {
  func begin() -> Bool
  @objc optional func depth() -> Double
  @objc optional func finish()
}
final class Sounder: NSObject, Survey {
  func begin() -> Bool { true }
  func depth() -> Double { 4 }
}

final class Chart: NSObject, Survey {
  private let block: @convention(block) () -> Void = {}
  private lazy var kept = ProtocolProxy(protocol: Survey.self, implementer: nil)

  func nothingGivenBack(_ controller: UIPresentationController) {
    let proxy = ProtocolProxy(protocol: UIAdaptivePresentationControllerDelegate.self, implementer: nil)
    proxy.respondsToSelectorsWithObservers = true
    _ = proxy.addObserver(
      for: #selector(UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)),
      beforeObservedSelector: true, using: block)
  }

  /// The caller of a required method gets what the implementer returns.
  func required() {
    let proxy = ProtocolProxy(protocol: Survey.self, implementer: nil)
    proxy.respondsToSelectorsWithObservers = true
    _ = proxy.addObserver(for: #selector(Survey.begin), beforeObservedSelector: true, using: block)
    _ = proxy.addObserver(for: #selector(Survey.finish), beforeObservedSelector: true, using: block)
  }

  func overridden(_ isDeep: Bool) {
    let depth: @convention(block) () -> Double = { 9 }
    let proxy = ProtocolProxy(protocol: Survey.self, implementer: nil)
    proxy.respondsToSelectorsWithObservers = true
    _ = proxy.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
    if isDeep { _ = proxy.override(#selector(Survey.depth), using: depth) }
  }

  func switchedOff() {
    let proxy = ProtocolProxy(protocol: Survey.self, implementer: nil)
    proxy.respondsToSelectorsWithObservers = false
    _ = proxy.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
    let other = ProtocolProxy(protocol: Survey.self, implementer: nil)
    _ = other.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
    other.respondsToSelectorsWithObservers = true
    other.respondsToSelectorsWithObservers = false
  }

  /// The implementer has the method.
  func implemented(_ sounder: Sounder) {
    let one = ProtocolProxy(protocol: Survey.self, implementer: self)
    one.respondsToSelectorsWithObservers = true
    _ = one.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
    let two = ProtocolProxy(protocol: Survey.self, implementer: sounder)
    two.respondsToSelectorsWithObservers = true
    _ = two.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
  }

  /// Who gets the proxy may override it.
  func shared() -> ProtocolProxy {
    let proxy = ProtocolProxy(protocol: Survey.self, implementer: nil)
    proxy.respondsToSelectorsWithObservers = true
    _ = proxy.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
    return proxy
  }

  func passedOn() {
    let proxy = ProtocolProxy(protocol: Survey.self, implementer: nil)
    proxy.respondsToSelectorsWithObservers = true
    _ = proxy.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
    complete(proxy)
  }

  func unknown(_ selector: Selector) {
    let proxy = ProtocolProxy(protocol: Survey.self, implementer: nil)
    proxy.respondsToSelectorsWithObservers = true
    _ = proxy.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
    _ = proxy.override(selector, using: block)
  }

  func property() {
    kept.respondsToSelectorsWithObservers = true
    _ = kept.addObserver(for: #selector(Survey.depth), beforeObservedSelector: true, using: block)
  }
  func propertyOverridden() { _ = kept.override(#selector(Survey.depth), target: self) }

  func begin() -> Bool { true }
  func depth() -> Double { 3 }
}
