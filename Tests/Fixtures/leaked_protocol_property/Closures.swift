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

// What a closure makes that is called at once is storage like any other.
protocol Queue: AnyObject {
  var items: [Int] { get set }  // expect: leaked_protocol_property
  func add(_ item: Int)
}
extension Queue {
  func add(_ item: Int) { items.append(item) }
}
final class LineQueue: Queue {
  lazy var items: [Int] = { [] }()
}
final class HeapQueue: Queue {
  lazy var items: [Int] = { [] }()
}
