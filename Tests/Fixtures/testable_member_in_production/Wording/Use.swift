func use(_ scale: Scale) {
  scale.tare()  // expect: testable_member_in_production
  scale.level()  // expect: testable_member_in_production
  scale.zero()  // expect: testable_member_in_production
  scale.shift()  // expect: testable_member_in_production
  scale.drift()  // expect: testable_member_in_production "'drift()' is for testing only"
  scale.shock()  // expect: testable_member_in_production
  scale.jam()  // expect: testable_member_in_production
  scale.bend()  // expect: testable_member_in_production
  scale.burn()  // expect: testable_member_in_production
  scale.weigh()
  scale.pour()
  scale.load()
  scale.drop()
  scale.heat()
  scale.cool()
  scale.bake()
  scale.plug()
  scale.ring()
  scale.swap()
}
