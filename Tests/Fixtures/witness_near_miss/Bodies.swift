// Types that bodies declare.
protocol Taster {
  func taste(_ dish: String) -> Bool
  func rinse()
}
extension Taster {
  func taste(_ dish: String) -> Bool { true }
  func rinse() {}
}

func serve() -> Bool {
  struct Cook: Taster {
    func taste(_ dish: String?) -> Bool { false }  // expect: witness_near_miss "'taste(_:)'"
    func rinse() {}
  }
  struct Guest: Taster { func taste(_ dish: String) -> Bool { false } }
  let tasters: [any Taster] = [Cook(), Guest()]
  return tasters.allSatisfy { $0.taste("soup") }
}

func serveAnother() -> Bool {
  protocol Taster { func taste(_ dish: String?) -> Bool }
  struct Waiter: Taster { func taste(_ dish: String?) -> Bool { false } }
  return Waiter().taste("soup")
}
