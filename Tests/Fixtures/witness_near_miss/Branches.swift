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

// A type that branches of `#if` declare anew conforms in an extension outside of them.
protocol Shutter { func lower(to height: Int) }
extension Shutter { func lower(to height: Int) {} }
#if TRIAL
struct Louvre {
  func lower(_ height: Int) {}  // expect: witness_near_miss
}
#else
struct Louvre {
  func lower(to height: Int) {}
}
#endif
extension Louvre: Shutter {}
