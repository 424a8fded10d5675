// The last word of a label is another one, and nobody calls what it names.
protocol Tower {
  func push(childScreen: String, animated: Bool)
  func climb(fromTop: Int)
  func paint(upperIndex: Int)
  func find(_ number: Int) -> String?
}
extension Tower {
  func push(childTrail: String, animated: Bool) { print(childTrail) }  // expect: default_near_miss "the requirement is 'push(childScreen:animated:)'"
  // Other places, and other things.
  func climb(fromBottom: Int) { print(fromBottom) }
  func paint(upperKey: Int) { print(upperKey) }
  // An operation of its own: a type has another version of it.
  func find(_ number: String) -> String? { nil }
}
struct Keep: Tower {
  func push(childScreen: String, animated: Bool) {}
  func climb(fromTop: Int) {}
  func paint(upperIndex: Int) {}
  func find(_ number: Int) -> String? { "a" }
  func find(_ number: String) -> String? { "b" }
}
// A word more or less in the label, before a parameter that is called the same, or its name.
protocol Shelf {
  func place(_ book: String, at position: Int)
  func remove(_ book: String, fromRow row: Int)
  func move(_ book: String, to position: Int)
  func lend(_ book: String, for days: Int)
  func find(by title: String)
  func sort(upper title: String)
  func count(in row: Int) -> Int
}
extension Shelf {
  func place(_ book: String, atPosition position: Int) { print(book) }  // expect: default_near_miss "the requirement is 'place(_:at:)'"
  func remove(_ book: String, row: Int) { print(book) }  // expect: default_near_miss "the requirement is 'remove(_:fromRow:)'"
  func move(_ book: String, toRow row: Int) { print(book) }
  func lend(_ book: String, days: Int) { print(book) }  // expect: default_near_miss
  func find(_ title: String) { print(title) }  // expect: default_near_miss
  func sort(_ title: String) { print(title) }
  func count(inRow row: Int) -> Int { 0 }
}
struct Bookcase: Shelf {
  func place(_ book: String, at position: Int) {}
  func remove(_ book: String, fromRow row: Int) {}
  func move(_ book: String, to position: Int) {}
  func lend(_ book: String, for days: Int) {}
  func find(by title: String) {}
  func sort(upper title: String) {}
  func count(in row: Int) -> Int { 0 }
}
func tally(_ shelf: any Shelf) -> Int { shelf.count(inRow: 1) }
