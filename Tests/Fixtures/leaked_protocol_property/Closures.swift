// A closure that a type comes with is what the defaults do there; one that nobody has yet may be their storage.
protocol Typing: AnyObject {
  var reload: (() -> Void)? { get set }
  var ending: (() -> Void)? { get set }  // expect: leaked_protocol_property
  func activate()
}
extension Typing {
  func activate() {
    reload?()
    ending?()
    ending = nil
  }
}
final class Keyboard: Typing {
  var reload: (() -> Void)? = { print("reload") }
  var ending: (() -> Void)?
}
