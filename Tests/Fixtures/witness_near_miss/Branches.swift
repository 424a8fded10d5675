// What stands in different branches of one `#if` is in no program together.
protocol Curtain { var fabric: String? { get } }
#if TRIAL
extension Curtain { var fabric: String? { nil } }
struct Drape: Curtain {
  var fabric: String { "linen" }  // expect: witness_near_miss
}
#else
extension Curtain { var fabric: String { "silk" } }
struct Blind: Curtain {
  var fabric: String { "paper" }
}
#endif
