// module: open
import Kit

// Another module of the library.
func more(_ row: any Row, _ box: Box) {
  row.layout()
  box.fill()
  box.empty()  // expect: protected_member_called
}
