// What the type declares is an object that others cannot look into; the defaults can.
// prints: 1 ["seven"]
// prints: 2 ["seven", "queen"]
final class DeckParts {
  fileprivate var cards: [String] = []
}

protocol Deck: AnyObject {
  var parts: DeckParts { get }
  func put(_ card: String)
}

extension Deck {
  func put(_ card: String) {
    parts.cards.append(card)
    print(parts.cards.count, parts.cards)
  }
}

final class Pile: Deck {
  let parts = DeckParts()
}

let pile = Pile()
pile.put("seven")
pile.put("queen")
