// What the protocol's extension has satisfies nobody: each class that conforms is as if it had no such method.
// refused: non-'@objc' method 'press(_:didPrint:)' does not satisfy optional requirement of '@objc' protocol 'PressDelegate'
// swiftc: -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module -warnings-as-errors
@objc protocol PressDelegate {
  @objc optional func press(_ press: AnyObject, didPrint pages: Int)
}

protocol PageCounting: PressDelegate {}

extension PageCounting {
  func press(_ press: AnyObject, didPrint pages: Int) { print(pages) }  // expect: optional_method_in_protocol_extension
}

final class Counter: PageCounting {}
