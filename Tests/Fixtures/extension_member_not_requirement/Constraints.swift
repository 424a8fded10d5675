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
