extension Deck {
  func count() -> Int { cards.count }
}

func play(_ deck: PlainDeck) -> Int {
  deck.mark(1)
  return deck.count()
}
