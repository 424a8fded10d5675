class Tool {}
extension Tool {
  func sharpen() { fatalError("subclasses must override sharpen") }  // expect: unimplemented_required_override "no subclass can override 'sharpen()'"
  @objc func clean() { fatalError("subclasses must override clean") }
  func use() { fatalError("no tool can be used") }
  func all() { clean() }
}
class Saw: Tool {
  override func clean() {}
}
class Axe: Tool {}  // expect: unimplemented_required_override "'clean()'"
@objcMembers class Press {}
extension Press {
  func push() { fatalError("subclasses must override push") }
}
// Objective-C calls what its protocols ask for, and subclasses can override that.
class ListScreen: UIViewController {}
extension ListScreen: UITableViewDataSource {
  func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { fatalError("subclasses must override this") }
  func tableView(_: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { fatalError("subclasses must override") }
  func tableView(count: Int) { fatalError("subclasses must override") }  // expect: unimplemented_required_override "'tableView(count:)'"
}
class FruitScreen: ListScreen {
  override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }
  override func tableView(_: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}
// Older Swift showed all members of Objective-C's classes to it: who overrides one can.
class Tile: UIView {}
extension Tile {
  func height() -> Int { fatalError("subclasses must override height") }
  func measure() -> Int { height() }
}
class TallTile: Tile {
  override func height() -> Int { 3 }
}
class LowTile: Tile {}  // expect: unimplemented_required_override "'height()'"
