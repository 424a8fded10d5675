extension Boat {
  var mark: String { "H" }
  var berth: String { "12" }  // expect: witness_near_miss
}
