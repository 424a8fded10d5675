// The types use it as much as the defaults do: said more softly.
protocol Pile: AnyObject {
  var cards: [Int] { get set }  // expect: leaked_protocol_property "'Pile' (1 place) and by types that conform"
  func shuffle()
}
extension Pile {
  func shuffle() { cards.shuffle() }
}
final class Deck: Pile {
  var cards: [Int] = []
  func deal() -> Int { cards.removeLast() }
}
final class Hand: Pile {
  var cards: [Int] = []
}
