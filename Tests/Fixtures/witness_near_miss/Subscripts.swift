protocol Shelf {
  subscript(place: Int) -> String? { get }
  subscript(at place: Int) -> String { get set }
  subscript(named name: String) -> String { get }
}
extension Shelf {
  subscript(place: Int) -> String? { nil }
  subscript(at place: Int) -> String {
    get { "" }
    set {}
  }
  subscript(named name: String) -> String { "" }
}
struct Books: Shelf {
  subscript(place: Int) -> String { "book" }  // expect: witness_near_miss "'subscript(_:)' is not what 'Shelf.subscript(_:)' requires because it returns 'String', not 'String?'"
  subscript(at place: Int) -> String { "book" }  // expect: witness_near_miss "because it cannot be set"
  subscript(named name: String?) -> String { "book" }  // expect: witness_near_miss
}
struct Films: Shelf {
  subscript(nmaed name: String) -> String { "film" }  // expect: witness_near_miss
}
// Others of the name, which are meant as such.
struct Discs: Shelf {
  subscript(place: Int) -> String? { "disc" }
  subscript(name: String) -> String? { name }
  subscript(place: UInt8) -> String? { nil }
  subscript(by name: String) -> String { name }
}
struct Maps: Shelf {
  subscript(name: String) -> String? { name }
  static subscript(place: Int) -> String { "map" }
}

// In a subscript a parameter's name alone is no label.
protocol Grid {
  subscript(row row: Int) -> [Int] { get }
  subscript(column column: Int) -> [Int] { get }
  subscript(place: Int) -> Int { get }
}
extension Grid {
  subscript(row row: Int) -> [Int] { [] }
  subscript(column column: Int) -> [Int] { [] }
  subscript(place: Int) -> Int { 0 }
}
struct Board: Grid {
  subscript(row: Int) -> [Int] { [row] }  // expect: witness_near_miss "'subscript(_:)' is not what 'Grid.subscript(row:)' requires"
  subscript(index: Int) -> Int { index }
}
struct Chart: Grid {
  subscript(line: Int) -> [Int] { [line] }
  subscript(place place: Int) -> Int { place }
}
