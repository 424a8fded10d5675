func brew(_ kettle: Kettle) {
  Kettle.shared().heat()  // expect: protected_member_called
  Kettle.spare().heat()  // expect: protected_member_called
  kettle.taken(by: "one")?.heat()  // expect: protected_member_called
  Kettle.main.heat()  // expect: protected_member_called
  kettle.above.heat()  // expect: protected_member_called
  kettle.others.first?.heat()  // expect: protected_member_called
}
func bake(_ oven: IronOven) { oven.pan().heat() }
