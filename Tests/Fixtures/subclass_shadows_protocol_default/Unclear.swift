// Whose it is that is called here nobody knows.
protocol Styled { func style() }
extension Styled { func style() {} }
class BaseRow: Styled {}
final class BoldRow: BaseRow {
  func style() { print("bold") }  // expect: subclass_shadows_protocol_default
}
func show(_ row: BoldRow, _ other: Unknown) {
  row.style()
  other.row.style()
}
