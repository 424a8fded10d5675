// Whoever writes the next type in the file may use what was meant for one.
// prints: 99
struct Purse {
  fileprivate(set) var coins = 3
  fileprivate mutating func refill() { fill(99) }  // expect: fileprivate_could_be_private
  fileprivate mutating func fill(_ count: Int) { coins = count }
  mutating func open() { refill() }
}

struct Thief {
  func touch(_ purse: inout Purse) { purse.fill(99) }
}

var purse = Purse()
Thief().touch(&purse)
print(purse.coins)
