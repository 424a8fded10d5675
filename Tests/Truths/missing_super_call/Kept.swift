// With the calls of super all are counted.
// prints: 2 of 2 are counted
class Visitor {
  private(set) var count = 0
  /// Overrides must call super.
  func enter() { count += 1 }
}
class Guest: Visitor {
  override func enter() { super.enter() }
}
class Burglar: Visitor {
  override func enter() { super.enter() }
}

let visitors = [Guest(), Burglar()]
for visitor in visitors { visitor.enter() }
print(visitors.map(\.count).reduce(0, +), "of", visitors.count, "are counted")
