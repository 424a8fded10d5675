// What a stub returns is made up: that it runs at all is the mistake.
class Row {
  func height() -> Int { fatalError("subclasses must override height()") }
  func layout() { print(height()) }
}
final class TextRow: Row {
  override func height() -> Int { 20 }
}
class RowFactory {
  func row() -> Row {
    assertionFailure("subclasses must override row()")
    return Row()
  }
  func use() { row().layout() }
}
final class TextRowFactory: RowFactory {
  override func row() -> Row { TextRow() }
}
func show() {
  TextRowFactory().use()
  Row().layout()  // expect: unimplemented_required_override "'Row' is made here"
}
