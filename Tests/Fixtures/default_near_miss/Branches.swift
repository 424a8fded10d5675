// The protocol asks for something else in each branch.
struct Seed {}
protocol Gardener {
  #if TRIAL
  func plant(_ seed: Seed)
  #else
  func plant(_ seed: Int)
  #endif
  func water(_ seed: Seed)
}
#if !TRIAL
extension Gardener {
  func plant(_ seed: Int) {}
  func water(_ seed: Int) {}  // expect: default_near_miss
}
#endif
#if TRIAL
struct Novice: Gardener {
  func plant(_ seed: Seed) {}
  func water(_ seed: Seed) {}
}
#endif
