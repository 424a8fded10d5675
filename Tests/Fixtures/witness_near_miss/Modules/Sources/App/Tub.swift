import Kit

struct Tub: Crate {
  var size: Int { 1 }  // expect: witness_near_miss
  var label: String { "" }
}
struct TubLid: Lid { var width: Int { 1 } }  // expect: witness_near_miss
