import Kit

final class Memory: Store {
  var entries: [Int] = []
}

public protocol Panel: AnyObject {
  var rows: [Int] { get set }  // expect: leaked_protocol_property
  var cells: [Int] { get set }
}
extension Panel {
  func drop() {
    rows.removeAll()
    cells.removeAll()
  }
}
final class ListPanel: Panel {
  var rows: [Int] = []  // related: leaked_protocol_property
  var cells: [Int] = []
}
