struct Table {
  var rows: [any Row]
  func show(_ row: any Row, _ box: Box) {
    row.layout()
    box.fill()
    box.empty()  // expect: protected_member_called
  }
}
// The library's own.
func shake(_ box: Box) { box.shake() }
