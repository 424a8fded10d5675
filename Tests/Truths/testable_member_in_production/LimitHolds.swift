// prints: 10 of 10
final class Tank {
  private(set) var litres = 0
  let most = 10
  func fill(_ more: Int) { litres = min(most, litres + more) }
  /// For testing only.
  func overfill() { litres = most + 1 }
}

let tank = Tank()
tank.fill(4)
tank.fill(8)
print(tank.litres, "of", tank.most)
