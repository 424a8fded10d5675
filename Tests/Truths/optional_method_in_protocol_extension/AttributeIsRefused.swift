// The attribute that the compiler proposes for the class cannot stand in the extension.
// refused: '@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes
// swiftc: -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module
@objc protocol PressDelegate {
  @objc optional func press(_ press: AnyObject, didPrint pages: Int)
}

protocol PageCounting: PressDelegate {}

extension PageCounting {
  @objc func press(_ press: AnyObject, didPrint pages: Int) { print(pages) }
}
