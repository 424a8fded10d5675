// Hooks of a class that its values ask for.
class Parcel {
  class var depot: String { fatalError("subclasses must override depot") }
  class func weigh() -> Int { fatalError("subclasses must override weigh") }
  func address() -> String { "to " + Self.depot }
}
final class Crate: Parcel {
  override class var depot: String { "north" }
  override class func weigh() -> Int { 3 }
}
func send() { print(Parcel().address(), Crate().address()) }  // expect: unimplemented_required_override "'Parcel' is made here, but is abstract: subclasses must override 'depot'"

class Courier {
  class func route() -> String { fatalError("subclasses must override route") }
  var plan: String { type(of: self).route() }
}
final class Rider: Courier { override class func route() -> String { "hills" } }
func ride() -> [String] {
  let courier = Courier()  // expect: unimplemented_required_override "subclasses must override 'route()'"
  return [courier.plan, Rider().plan]
}

// Values ask for nothing: only types do, and of those only what has its own.
class Ledger {
  class var folder: String { fatalError("subclasses must override folder") }
  class func path() -> String { "/" + Self.folder }
  let count = 0
}
final class Book: Ledger { override class var folder: String { "books" } }
func keep() { print(Ledger().count, Book.path(), Book.folder) }

// Only classes below ask, and each on itself.
class Stamp {
  class var ink: String { fatalError("subclasses must override ink") }
  func dry() {}
}
final class RedStamp: Stamp {
  override class var ink: String { "red" }
  func press() -> String { Self.ink }
}
func press(_ stamp: RedStamp) { print(Stamp().dry(), stamp.press()) }
