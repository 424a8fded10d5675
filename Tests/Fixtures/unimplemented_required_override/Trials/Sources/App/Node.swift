class Node {
  func accept() -> Int { fatalError("subclasses must override accept") }
  func walk() -> Int { accept() }
}
class Block: Node {
  var nodes: [Node] = []
}
final class LoopBlock: Block {
  override func accept() -> Int { 1 }
}
final class PlainBlock: Block {
  override func accept() -> Int { 2 }
}
class Leaf: Node {}  // expect: unimplemented_required_override "'Leaf'"
final class TextLeaf: Leaf {
  override func accept() -> Int { 3 }
}
let leaf = Leaf()

// No value runs what its class has.
class Cell {
  class func identifier() -> String { fatalError("subclasses must override identifier") }
  class func register() -> String { identifier() }
}
final class TextCell: Cell {
  override class func identifier() -> String { "text" }
}
func spareCell() -> Cell { Cell() }
