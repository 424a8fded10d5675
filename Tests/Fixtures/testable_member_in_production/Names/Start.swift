func start(_ session: Session) {
  print(Session.sharedForTests)  // expect: testable_member_in_production "'sharedForTests'"
  print(Session.spareForTests as Any)  // expect: testable_member_in_production "'spareForTests'"
  print(session.stateForTesting)  // expect: testable_member_in_production "'stateForTesting'"
  if Session.isRunForTests || Session.isLaunchedForTesting { session.disablesTimersForTesting = true }
}
func examine(_ laboratory: Laboratory, _ tests: [Test]) {
  print(laboratory.resultsForTests(tests), tests.map { laboratory.feeForTesting(of: $0) })
}
