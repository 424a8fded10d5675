// Who only observes a property lets the superclass observe it, too.
class Cell {
  var item: Int? { didSet { configure() } }
  var style: Int { get { 1 } set { restyle() } }
  func configure() { preconditionFailure("subclasses must override configure()") }
  func restyle() { preconditionFailure("subclasses must override restyle()") }
}
final class PhotoCell: Cell {
  override func configure() {}
  override func restyle() {}
}
final class AdCell: Cell {  // expect: unimplemented_required_override "must override 'configure()'"
  override var item: Int? { didSet { print("ad") } }
  override var style: Int { get { 2 } set { print("ad") } }
}
func fill(_ cell: Cell) {
  cell.item = 3
  cell.style = 1
}

#if false
  final class OldCell: Cell {}
#elseif DEBUG
  final class SpareCell: Cell {  // expect: unimplemented_required_override
    override func restyle() {}
  }
#endif
