import Kit

func show(_ row: any Row, _ box: Box) {
  row.layout()  // expect: protected_member_called "'layout()' is not for users of 'Row'"
  box.fill()  // expect: protected_member_called
  box.shake()  // expect: protected_member_called "(Box+Protected.swift:2)"
}
final class Crate: Box {
  func pack(_ box: Box) { box.shake() }
}
struct Shelf: Row {
  func layout() {}
  func all(_ rows: [any Row], _ row: any Row) { row.layout() }
}
