final class Vault {
  static let shared = Vault()
  fileprivate init() {}  // expect: fileprivate_could_be_private "'init()' is only used inside of 'Vault'"
}
struct Coin {
  let value: Int
  fileprivate init(value: Int) { self.value = value }  // expect: fileprivate_could_be_private
  fileprivate init(double value: Int) { self.init(value: value * 2) }
  static func one() -> Coin { .init(value: 1) }
  static func two() -> Coin { Coin(double: 1) }
}
func mint() -> Coin { Coin(double: 4) }

// Somebody outside may mean it.
struct Note {
  let worth: Int
  fileprivate init(worth: Int) { self.worth = worth }
  static func one() -> Note { Note(worth: 1) }
}
func print() -> Note { .init(worth: 3) }
struct Cheque {
  let worth: Int
  fileprivate init(of worth: Int) { self.worth = worth }
  static let none = Cheque(of: 0)
}
let cheques = [1, 2].map(Cheque.init)

// Subclasses call it, whether they say so or not.
class Safe {
  fileprivate init() {}
  static func make() -> Safe { Safe() }
}
final class WallSafe: Safe {}
class Chest {
  required fileprivate init() {}
  static func make() -> Chest { Chest() }
}
// Nobody calls it.
struct Purse { fileprivate init(coins: [Coin]) {} }
