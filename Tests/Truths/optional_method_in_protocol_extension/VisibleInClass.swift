// In the class's own extension the method has the selector: nothing else can have it.
// refused: conflicts with method 'press(_:didPrint:)' with the same Objective-C selector
// swiftc: -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module
@objc protocol PressDelegate {
  @objc optional func press(_ press: AnyObject, didPrint pages: Int)
}

protocol PageCounting: PressDelegate {}

extension PageCounting {
  func count(_ pages: Int) { print(pages) }
}

final class Counter: PageCounting {}

extension Counter {
  func press(_ press: AnyObject, didPrint pages: Int) { count(pages) }
  @objc(press:didPrint:) func another(_ press: AnyObject, _ pages: Int) {}
}
