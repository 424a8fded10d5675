// A hook that others call runs without what the base class does around it.
// prints: 0 rows
class Board {
  var rows: [String] = []
  /// - Protected: shows the rows
  func showRows() { print(rows.count, "rows") }
  func load() {
    rows = ["a", "b"]
    showRows()
  }
}

let board = Board()
board.showRows()  // expect: protected_member_called
