func use(_ lab: Lab) {
  lab.probe()
  lab.sample()
  lab.match()
  lab.reset()  // expect: testable_member_in_production
}
