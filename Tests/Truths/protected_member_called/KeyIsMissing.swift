// A hook that takes a key is not called without one, and only the base class's file makes keys.
// prints: 2 rows
struct BoardKey {
  fileprivate init() {}
}

protocol BoardHooks: Board {
  func showRows(_ key: BoardKey)
}

class Board {
  var rows: [String] = []
  final func load() {
    rows = ["a", "b"]
    (self as? any BoardHooks)?.showRows(BoardKey())
  }
}

final class WoodenBoard: Board, BoardHooks {
  func showRows(_ key: BoardKey) { print(rows.count, "rows") }
}

let board = WoodenBoard()
board.load()
