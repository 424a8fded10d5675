// A type that conforms cannot keep to itself what the protocol's defaults alone have a use for.
// refused: property 'cards' must be declared internal because it matches a requirement in internal protocol 'Deck'
protocol Deck: AnyObject {
  var cards: [String] { get set }  // expect: leaked_protocol_property
  func put(_ card: String)
}

extension Deck {
  func put(_ card: String) { cards.append(card) }
}

final class Pile: Deck {
  private var cards: [String] = []
}

Pile().put("seven")
