// Who hands the extension's value to the requirement gets to the type's own version.
protocol Scale {
  func weigh(times: Int) -> String
}
extension Scale {
  func weigh(times: Int = 1) -> String { weigh(times: times) }
}
struct KitchenScale: Scale {
  func weigh(times: Int) -> String { "\(times) times" }
}

func weigh(with scale: any Scale) {
  print(scale.weigh(times: 2))
  print(scale.weigh())
}

weigh(with: KitchenScale())
// prints: 2 times
// prints: 1 times
