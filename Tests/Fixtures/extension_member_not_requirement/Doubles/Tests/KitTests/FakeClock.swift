import Kit

// A double that tests make beside the real thing.
struct FakeClock: Clock { func now() -> Int { 2 } }

// What tests have of their own is judged like the rest.
protocol Step {}
extension Step {
  func run() -> Int { 0 }  // expect: extension_member_not_requirement
}
struct LongStep: Step { func run() -> Int { 1 } }
