// One of the types uses it as well, but less than the defaults.
protocol Stack: AnyObject {
  var cards: [Int] { get set }  // expect: leaked_protocol_property "'Stack' (2 places) and by types that conform"
  func shuffle()
  func clear()
}
extension Stack {
  func shuffle() { cards.shuffle() }
  func clear() { cards = [] }
}
final class Deck: Stack {
  var cards: [Int] = []
  func deal() -> Int { cards.removeLast() }
}
final class Hand: Stack {
  var cards: [Int] = []
}
