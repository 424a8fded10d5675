func cook(_ stove: Stove) {
  stove.light1()  // expect: testable_member_in_production "is exposed for tests"
  stove.light2()  // expect: testable_member_in_production "is exposed for tests"
  stove.light3()  // expect: testable_member_in_production "is exposed for tests"
  stove.light4()  // expect: testable_member_in_production "is exposed for tests"
  stove.light5()  // expect: testable_member_in_production "is exposed for tests"
  stove.light6()  // expect: testable_member_in_production "is exposed for tests"
  stove.light7()  // expect: testable_member_in_production "is exposed for tests"
  stove.light8()  // expect: testable_member_in_production "is exposed for tests"
  stove.light9()  // expect: testable_member_in_production "is exposed for tests"
  stove.light10()  // expect: testable_member_in_production "is exposed for tests"
  stove.light11()  // expect: testable_member_in_production "is exposed for tests"
  stove.light12()  // expect: testable_member_in_production "is exposed for tests"
  stove.light13()  // expect: testable_member_in_production "is exposed for tests"
  stove.light14()  // expect: testable_member_in_production "is exposed for tests"
  stove.light15()  // expect: testable_member_in_production "is exposed for tests"
  stove.light16()  // expect: testable_member_in_production "is exposed for tests"
  stove.light17()  // expect: testable_member_in_production "is exposed for tests"
  stove.burn18()  // expect: testable_member_in_production "is for testing only"
  stove.burn19()  // expect: testable_member_in_production "is for testing only"
  stove.burn20()  // expect: testable_member_in_production "is for testing only"
  stove.burn21()  // expect: testable_member_in_production "is for testing only"
  stove.burn22()  // expect: testable_member_in_production "is for testing only"
  stove.burn23()  // expect: testable_member_in_production "is for testing only"
  stove.burn24()  // expect: testable_member_in_production "is for testing only"
  stove.burn25()  // expect: testable_member_in_production "is for testing only"
  stove.burn26()  // expect: testable_member_in_production "is for testing only"
  stove.burn27()  // expect: testable_member_in_production "is for testing only"
  stove.burn28()  // expect: testable_member_in_production "is for testing only"
  stove.burn29()  // expect: testable_member_in_production "is for testing only"
  stove.burn30()  // expect: testable_member_in_production "is for testing only"
  stove.burn31()  // expect: testable_member_in_production "is for testing only"
  stove.burn32()  // expect: testable_member_in_production "is for testing only"
  // A line that begins a sentence begins one, whatever stood before.
  stove.heat()  // expect: testable_member_in_production
  stove.cool1()
  stove.cool2()
  stove.cool3()
  stove.cool4()
  stove.cool5()
  stove.cool6()
  stove.cool7()
  stove.cool8()
  stove.cool9()
  stove.cool10()
  stove.cool11()
  stove.cool12()
  stove.cool13()
  stove.cool14()
}
