protocol Printer {}
extension Printer {
  // The same constraints in other places, of parameters with other names.
  func page<Text: StringProtocol>(_ text: Text) -> Int { text.count }  // expect: extension_member_not_requirement
  func pages<Texts>(_ texts: Texts) -> Int where Texts: Sequence & Sendable, Texts.Element == String { 1 }  // expect: extension_member_not_requirement
  func sheets<Text: StringProtocol>(_ text: Text) -> Int { 2 }
  func lines<First: Hashable, Second>(_ first: First, _ second: Second) -> Int { 3 }
}
struct LaserPrinter: Printer {
  func page<S>(_ words: S) -> Int where S: StringProtocol { words.count * 2 }
  func pages<S: Sendable>(_ words: S) -> Int where S.Element == String, S: Sequence { 2 }
  func sheets<S: Collection>(_ text: S) -> Int { 3 }
  func lines<A, B: Hashable>(_ a: A, _ b: B) -> Int { 4 }
}

// What an associated type conforms to says for which types an extension is.
protocol Edible {}
struct Plum: Edible {}
struct Stone {}
protocol Crate {
  associatedtype Item
  var item: Item { get }
}
extension Crate where Item: Edible {
  func taste() -> Int { 0 }  // expect: extension_member_not_requirement "the version of 'PlumCrate' is"
}
struct PlumCrate: Crate {
  var item: Plum
  func taste() -> Int { 1 }
}
struct StoneCrate: Crate {
  var item: Stone
  func taste() -> Int { 2 }
}
func ask<C: Crate>(_ crate: C) -> Int where C.Item: Edible { crate.taste() }
