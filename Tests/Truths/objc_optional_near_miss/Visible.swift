// With the requirement's labels the method has its selector: nothing else can have it.
// refused: conflicts with method 'press(_:didPrint:)' with the same Objective-C selector
// swiftc: -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module
@objc protocol PressDelegate {
  @objc optional func press(_ press: AnyObject, didPrint pages: Int)
}

final class Counter: PressDelegate {
  func press(_ press: AnyObject, didPrint pages: Int) { print(pages) }
  @objc(press:didPrint:) func another(_ press: AnyObject, _ pages: Int) {}
}
