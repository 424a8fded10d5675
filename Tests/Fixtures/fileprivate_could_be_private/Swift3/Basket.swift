// module: swift3
// What is private ended at the braces then, and a type's extensions did not see it.
struct Basket {
  fileprivate var apples = 3
  func isEmpty() -> Bool { return apples == 0 }
}
extension Basket {
  mutating func take() { apples -= 1 }
}
