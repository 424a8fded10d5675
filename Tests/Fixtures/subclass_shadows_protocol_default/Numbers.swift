protocol Row { var height: Double { get } }
extension Row { var height: Double { 44 } }
class Cell: Row {}
final class TallCell: Cell { let height = 88.0 }  // expect: subclass_shadows_protocol_default
final class WideCell: Cell { let height = "wide" }
final class GoneCell: Cell {
  @available(*, unavailable) var height: Double { 0 }
}
