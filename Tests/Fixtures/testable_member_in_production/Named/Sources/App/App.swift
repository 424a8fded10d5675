func open() -> [Session] {
  let make = Session.init(token:)  // expect: testable_member_in_production
  let all = ["a"].map(Session.init(token:))  // expect: testable_member_in_production
  let named = ["b"].map(Session.init(name:))
  return [make("c")] + all + named
}
