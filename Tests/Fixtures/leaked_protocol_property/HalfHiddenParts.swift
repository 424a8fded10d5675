// Components whose members everybody can use hide nothing.
final class Parts {
  fileprivate var a = 1
  var b = 2
}

protocol Holder: AnyObject {
  var parts: Parts { get }  // expect: leaked_protocol_property "make 'b' of 'Parts' fileprivate, too"
  func work()
}

extension Holder {
  func work() { parts.b += parts.a }
}

final class Box: Holder {
  let parts = Parts()
}
