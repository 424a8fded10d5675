// One object carries all that leaks: what is used in two files is fileprivate in none.
protocol Deck: AnyObject {
  var marks: [Int] { get set }  // expect: leaked_protocol_property "move it, with 'cards', into a components object"
  var cards: [String] { get set }  // expect: leaked_protocol_property "move it, with 'marks', into a components object (or make it { get })"
}

extension Deck {
  func mark(_ number: Int) { marks.append(number) }
}

final class PlainDeck: Deck {
  var marks: [Int] = []
  var cards: [String] = []
}
