// Who answers the question that is asked before decides whether the member runs.
class Shelf {
  var isLabelled: Bool { true }
  func canTurn() -> Bool { true }
  let width = 1
  var onFull: ((Shelf) -> Void)?
  var onEmpty: (() -> Void)?
  func label() -> String { fatalError("subclasses must override label") }
  func turn() { fatalError("subclasses must override turn") }
  func overflow() { fatalError("subclasses must override overflow") }
  func fetch() { fatalError("subclasses must override fetch") }
  func paint() {
    if isLabelled { print(label()) }
    guard self.canTurn() else { return }
    turn()
  }
  func fill() {
    if let onFull { onFull(self) } else { overflow() }
  }
  func drain() {
    onEmpty?()
    fetch()
  }
}
final class GlassShelf: Shelf {
  override func label() -> String { "glass" }
  override func turn() {}
  override func overflow() {}
  override func fetch() {}
}
final class HiddenShelf: Shelf {
  override var isLabelled: Bool { false }
  override func canTurn() -> Bool { false }
  override func fetch() {}
}
// Who leaves the questions as they are needs the rest; a closure that is told as well stands in for nothing.
final class LooseShelf: Shelf {  // expect: unimplemented_required_override "must override 'label()' and 2 members more"
  func widen() {}
}
// What is asked afterwards changes nothing.
class Tray {
  var isDirty: Bool { false }
  func wipe() { fatalError("subclasses must override wipe") }
  func rest() {
    wipe()
    if isDirty { print("again") }
  }
}
final class TinTray: Tray {
  override func wipe() {}
}
final class OakTray: Tray {  // expect: unimplemented_required_override
  override var isDirty: Bool { true }
}
