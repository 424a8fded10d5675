// All who call it know the subclass: nobody runs the default yet.
protocol Configured { func configure() }
extension Configured { func configure() {} }
class BaseCell: Configured {}
final class RatedCell: BaseCell {
  func set() { configure() }
  func configure() { print("rated") }  // expect: subclass_shadows_protocol_default
}
func show(_ cell: RatedCell) { cell.configure() }
