// A class that adopts a protocol of nothing, which somebody asks for, is singled out by that.
protocol Unprintable {}
protocol Silent {}
protocol Foldable { func fold() }

class Paper {
  func print() -> String { fatalError("subclasses must override print") }
}
final class Letter: Paper { override func print() -> String { "letter" } }
final class Napkin: Paper, Unprintable {}
class Sheet: Paper, Unprintable {}
final class Towel: Sheet {}
// Nobody asks for it.
final class Note: Paper, Silent {}  // expect: unimplemented_required_override "'Note'"
// That is asked for what it has.
final class Map: Paper, Foldable {  // expect: unimplemented_required_override "'Map'"
  func fold() {}
}
final class Card: Paper {}  // expect: unimplemented_required_override "'Card'"
extension Envelope: Unprintable {}
final class Envelope: Paper {}

func printAll(_ papers: [Paper]) {
  for paper in papers.filter({ !(type(of: $0) is Unprintable.Type) }) { Swift.print(paper.print()) }
  for case let map as Foldable in papers { map.fold() }
}
