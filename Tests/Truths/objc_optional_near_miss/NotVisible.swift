// A label is lost: the method is Swift's own, which no subclass can override in an extension.
// refused: non-'@objc' instance method 'press' is declared in extension of 'Counter' and cannot be overridden
// swiftc: -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module
@objc protocol PressDelegate {
  @objc optional func press(_ press: AnyObject, didPrint pages: Int)
}

class Counter: PressDelegate {}

extension Counter {
  func press(_ press: AnyObject, _ pages: Int) { print(pages) }  // expect: objc_optional_near_miss
}

final class LoudCounter: Counter {
  override func press(_ press: AnyObject, _ pages: Int) { print(pages, "!") }
}
