final class Harbour {
  var ferries: [Ferry] = []
  func open(_ first: RiverFerry) {
    _ = first.drive()  // expect: protected_member_called "'drive()' is for subclasses of 'Ferry'"
    for ferry in ferries {
      ferry.cross()
      _ = ferry.drive()  // expect: protected_member_called
    }
    print(first.turns(for: 2))  // expect: testable_member_in_production
  }
}
