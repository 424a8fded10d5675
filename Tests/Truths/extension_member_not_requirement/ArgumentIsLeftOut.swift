// A requirement has no default arguments. What the extension has a value for may be left out, but then its own body runs.
protocol Scale {
  func weigh(times: Int) -> String
}
extension Scale {
  func weigh(times: Int = 1) -> String { "nothing" }  // expect: extension_member_not_requirement
}
struct KitchenScale: Scale {
  func weigh(times: Int) -> String { "\(times) times" }
}

func weigh(with scale: any Scale) {
  print(scale.weigh(times: 1))
  print(scale.weigh())
}

weigh(with: KitchenScale())
// prints: 1 times
// prints: nothing
