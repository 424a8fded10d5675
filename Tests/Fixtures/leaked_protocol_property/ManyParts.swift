// The good form once more: a struct, an actor, an optional, a type inside of an extension.
struct Dots { fileprivate var all: [Int] = []; fileprivate mutating func add() { all.append(1) } }
actor Desk { fileprivate var papers = 0; fileprivate func clear() { papers = 0 } }
protocol Sheet: AnyObject {
  var dots: Dots { get set }
  var desk: Desk { get }
  var hidden: SheetParts? { get set }
  func work() async
}
extension Sheet {
  func work() async {
    dots.add()
    await desk.clear()
    hidden?.count += 1
  }
}
final class SheetParts { fileprivate var count = 0 }
final class Letter: Sheet {
  var dots = Dots()
  let desk = Desk()
  var hidden: SheetParts?
}

// A type without members hides nothing.
struct Empty {}
protocol Bag: AnyObject {
  var empty: Empty { get set }  // expect: leaked_protocol_property
  func fill()
}
extension Bag { func fill() { empty = Empty() } }
final class Sack: Bag { var empty = Empty() }
