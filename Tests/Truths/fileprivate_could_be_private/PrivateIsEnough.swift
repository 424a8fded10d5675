// Extensions in the same file see what is private, and so do types inside.
// prints: 7
// prints: 8
struct Purse {
  private var coins = 7
  struct Lock {
    func count(_ purse: Purse) -> Int { purse.coins }
  }
}

extension Purse {
  func count() -> Int { Lock().count(self) + more() }
  private func more() -> Int { 0 }
}

extension Purse {
  func countAgain() -> Int { count() + 1 + more() }
}

print(Purse().count())
print(Purse().countAgain())
