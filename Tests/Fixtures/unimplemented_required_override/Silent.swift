// Not for subclasses: initializers, statics, finals, what is withdrawn, and what is no class.
class Box {
  required init?(coder: Int) { fatalError("subclasses must override init(coder:)") }
  static func make() -> Box { fatalError("subclasses must override") }
  final func open() { fatalError("subclasses must override") }
  private func close() { fatalError("subclasses must override") }
  @available(*, unavailable) func lift() { fatalError("subclasses must override") }
  @available(*, deprecated, message: "use lift") func drop() { fatalError("subclasses must override") }
  func use() { open(); close(); drop(); _ = Box.make() }
}
class RedBox: Box {}
final class Lid {
  func open() { fatalError("subclasses must override") }
}
struct Tape {
  func pull() { fatalError("subclasses must override") }
}
actor Stapler {
  func push() { fatalError("subclasses must override") }
}

// Messages about the operation, or about the state.
class List {
  func insert(_ value: Int) { fatalError("insert(_:) is not supported") }
  func columns() -> Int { fatalError("a list has no columns") }
  func move() { fatalError("should never be called") }
  func copy() { fatalError("must not be overridden") }
  func use() { insert(1); _ = columns(); move(); copy() }
  func remove(_ isEmpty: Bool) {
    guard !isEmpty else { fatalError("subclasses must override") }
  }
}
class ShortList: List {}
class FrozenList: ShortList {
  override func insert(_ value: Int) { fatalError("missing implementation") }
}
class ColdList: FrozenList {}

// Who does not override has no use for it.
class Drawer {
  func divide(_ count: Int) { fatalError("no dividers unless overridden") }
  func unlock() -> Bool {
    assertionFailure("not expected to be called on other drawers than the two below, where it is overridden")
    return false
  }
  func use() { divide(unlock() ? 1 : 2) }
}
class WideDrawer: Drawer {
  override func divide(_ count: Int) {}
  override func unlock() -> Bool { true }
}
class FlatDrawer: Drawer {}

// Nobody knows whether it is this that is called, or another member of the name.
class Badge {
  var caption: String { fatalError("subclasses must override caption") }
}
class RoundBadge: Badge {
  override var caption: String { "round" }
}
class FlatBadge: Badge {}
struct Poster { var caption = "" }
func read() { print(unknownThing().caption) }

// Soft words leave it to the subclass.
class Row {
  /// Should be overridden.
  func tapped() {}
  func pressed() {
    // To be overridden in subclasses
  }
  /// You don't need to override this.
  func held() {}
  /// If the row is tall, subclasses must override this.
  func stretched() {}
  func use() { tapped(); pressed(); held(); stretched() }
}
class TallRow: Row {}

// A stub that nobody subclasses, and one that is overridden nowhere because it runs nowhere.
class Alone {
  func run() { fatalError("subclasses must override") }
  func start() { run() }
}
class Idle {
  func run() { fatalError("subclasses must override") }
}
class IdleNow: Idle {}

// The class in between is abstract too.
class Node {
  func draw() { fatalError("subclasses must override") }
  func show() { draw() }
}
class Branch: Node {
  func grow() { fatalError("subclasses must override") }
  func water() { grow() }
}
class Leaf: Branch {
  override func draw() {}
  override func grow() {}
}

// A superclass of another package.
class Panel: ForeignPanel {
  func draw() { print("subclasses must override") }
}
class SmallPanel: Panel {}

// Called on other classes only.
class Chart {
  func axis() { fatalError("subclasses must override") }
}
class BarChart: Chart {
  override func axis() {}
  func draw() { axis() }
}
class PieChart: Chart {}
func draw(_ chart: BarChart) { chart.axis() }

// Nobody can make a value of it.
class Signal {
  var color: String { fatalError("subclass must override") }
  func show() { print(color) }
}
final class RedSignal: Signal {
  override var color: String { "red" }
}
@available(*, unavailable, renamed: "RedSignal")
final class BrightSignal: Signal {}
