// The protocol that has the method is not adopted: the method is Swift's own.
// refused: non-'@objc' instance method 'press(_:didBeep:)' is declared in extension of 'Counter' and cannot be overridden
// swiftc: -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module
@objc protocol PressDelegate {
  @objc optional func press(_ press: AnyObject, didPrint pages: Int)
}

@objc protocol LoudPressDelegate: PressDelegate {
  @objc optional func press(_ press: AnyObject, didBeep times: Int)
}

class Counter: PressDelegate {}

extension Counter {
  func press(_ press: AnyObject, didBeep times: Int) { print(times) }  // expect: objc_optional_near_miss
}

final class LoudCounter: Counter {
  override func press(_ press: AnyObject, didBeep times: Int) { print(times, "!") }
}
