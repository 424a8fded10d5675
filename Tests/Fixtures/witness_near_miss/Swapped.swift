// Two letters that changed places are one slip.
protocol Clerk { func file(_ paper: String, from drawer: Int) }
extension Clerk { func file(_ paper: String, from drawer: Int) {} }
struct HastyClerk: Clerk {
  func file(_ paper: String, form drawer: Int) {}  // expect: witness_near_miss "'file(_:form:)'"
}
struct OtherClerk: Clerk {
  func file(_ paper: String, into drawer: Int) {}
}
