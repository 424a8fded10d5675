// An extension that says behind its name what its protocol is of.
protocol Crate<Item> {
  associatedtype Item
  var item: Item { get }
}
extension Crate<Int> {
  func isFull() -> Bool { item > 9 }
  func weight() -> Int { item * 2 }  // expect: extension_member_not_requirement
}
struct WordCrate: Crate {
  typealias Item = String
  let item: String
  func isFull() -> Bool { !item.isEmpty }
}
struct NumberCrate: Crate {
  typealias Item = Int
  let item: Int
  func weight() -> Int { 1 }
}
func weigh(_ crate: some Crate<Int>) -> Int { crate.isFull() ? crate.weight() : 0 }

protocol Shelf<Key, Item> {
  associatedtype Key
  associatedtype Item
  var first: Item { get }
}
extension Shelf<Int, [String]> {
  func label() -> String { first.joined() }  // expect: extension_member_not_requirement
  func title() -> String { first.joined(separator: " ") }
}
struct PlainShelf: Shelf {
  typealias Key = Int
  typealias Item = [String]
  let first: [String]
  func label() -> String { "plain" }
}
struct KeyedShelf: Shelf {
  typealias Key = String
  typealias Item = [String]
  let first: [String]
  func title() -> String { "keyed" }
}
func name(_ shelf: some Shelf<Int, [String]>) -> String { shelf.label() + shelf.title() }

// So does a call that stands in no function.
protocol Bell { func ring(_ count: Int, _ pause: Int) -> Int }
extension Bell {
  func ring(_ count: Int, _ pause: Int = 5) -> Int { 0 }  // expect: extension_member_not_requirement "passes over the version of 'DoorBell'"
}
struct DoorBell: Bell { func ring(_ count: Int, _ pause: Int) -> Int { 1 } }
let bell: any Bell = DoorBell()
print(bell.ring(1))
