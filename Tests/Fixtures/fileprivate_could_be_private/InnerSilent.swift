// Others in the file may use them.
struct Chest {
  fileprivate struct Coin { var value = 1 }
  private var coins: [Coin] = []
}
func count(_ all: [Chest]) -> Int { all.count }
