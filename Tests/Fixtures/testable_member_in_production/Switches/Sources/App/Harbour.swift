struct Harbour {
  func open(_ ferry: Ferry) -> Int {
    if ferry.settings.skipsWaitingForTesting || ferry.settings.isSilentForTests { return 0 }
    if ferry.settings.isDry { return 1 }
    return ferry.settings.delayForTesting  // expect: testable_member_in_production
  }
  func close(_ ferry: Ferry) {
    ferry.settings.skipsWaitingForTesting = true  // expect: testable_member_in_production
    ferry.settings.isDry = true  // expect: testable_member_in_production
  }
}
// What is called a help for tests may use what is there for them.
enum HarbourTestSupport {
  static func prepare(_ ferry: Ferry) {
    ferry.settings.skipsWaitingForTesting = true
  }
}
