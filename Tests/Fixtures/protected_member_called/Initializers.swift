// Whoever makes a value calls an initializer, too.
class Board {
  /// For subclasses only.  // related: protected_member_called "whom it is for"
  init(raw: Int) {}
  // accesslint:protected
  init(salted: Int) {}
  /// Do not call this initializer directly; use `Board.standard()`.
  init(cooked: Int) {}
  init(plain: Int) {}
  static func standard() -> Board { Board(cooked: 1) }
  func copy() -> Board { .init(raw: 1) }

  // MARK: Subclass hooks

  init(hooked: Int) {}
}
class ChessBoard: Board {
  init() { super.init(raw: 64) }
  convenience init(_ size: Int) { self.init(raw: size) }
  func twin() -> Board { Board(raw: 1) }
}
extension Board {
  func clone() -> Board { Board(salted: 2) }
}
final class Shop {
  let first = Board(raw: 2)  // expect: protected_member_called "'init(raw:)' is for subclasses of 'Board' (Initializers.swift:4); others must not use it"
  var next: Board { .init(salted: 3) }  // expect: protected_member_called
  func make() -> Board {
    let board = Board.init(cooked: 4)  // expect: protected_member_called "Do not call this initializer directly"
    return board.copy()
  }
  func fill() -> [Board] { [Board(plain: 1), Board(hooked: 1), .standard()] }
  func all(_ sizes: [Int]) -> [Board] { sizes.map { Board(raw: $0) } }  // expect: protected_member_called
  func list(_ sizes: [Int]) -> [Board] { sizes.map(Board.init(plain:)) }
}
// Nobody knows which of two.
class Plank {
  /// For subclasses only.
  init(_ width: Int) {}
  init(_ words: String) {}
}
func saw(_ width: Int) -> Plank { Plank(width) }
typealias Table = Board
func table() -> Board { Table(raw: 1) }  // expect: protected_member_called
