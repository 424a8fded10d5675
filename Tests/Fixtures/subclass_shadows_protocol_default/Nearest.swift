// Of several defaults that of the protocol runs which refines the other, or whose extension asks for more.
protocol Shelf { func depth() -> Int }
protocol BookShelf: Shelf {}
extension Shelf { func depth() -> Int { 1 } }
extension BookShelf { func depth() -> Int { 2 } }  // related: subclass_shadows_protocol_default "this default runs"
class Rack: BookShelf {}  // related: subclass_shadows_protocol_default
final class TallRack: Rack {
  func depth() -> Int { 3 }  // expect: subclass_shadows_protocol_default
}

// What takes something else is no implementation, whatever it is called.
protocol Press { func print(_ page: Int) -> String }
extension Press { func print(_ page: Int) -> String { "page" } }
class Roller: Press {
  func print(_ text: String) -> String { text }
}
final class FastRoller: Roller {
  func print(_ page: Int) -> String { "fast" }  // expect: subclass_shadows_protocol_default
}
class Stamp: Press {
  func print(_ page: Page) -> String { "stamp" }
}
final class FastStamp: Stamp {
  func print(_ page: Int) -> String { "fast" }
}
