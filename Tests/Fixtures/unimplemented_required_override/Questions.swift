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
final class LooseShelf: Shelf {  // expect: unimplemented_required_override "must override 'label()' and 2 more members"
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

// Whoever overrides the one answers the other as well; the rest leave it at no.
class Board {
  func isTurnable() -> Bool { false }
  var isFoldable: Bool { false }
  @objc func turned() { fatalError("subclasses must override turned") }
  @objc func folded() { fatalError("subclasses must override folded") }
  func prepare() {
    if isTurnable() { listen(#selector(turned)) }
  }
  func unpack() {
    if isFoldable { listen(#selector(folded)) }
  }
  func listen(_ selector: Selector) {}
}
final class ChalkBoard: Board {
  override func isTurnable() -> Bool { true }
  override func turned() {}
  override func folded() {}
}
final class FixedBoard: Board {}  // expect: unimplemented_required_override "must override 'folded()' ("

// A question may be the class's own.
class Rack {
  class var isDoored: Bool { false }
  class var isLit: Bool { false }
  func door() -> String { fatalError("subclasses must override door") }
  func lamp() -> String { fatalError("subclasses must override lamp") }
  func build() {
    if Self.isDoored { print(door()) }
    guard type(of: self).isLit else { return }
    print(lamp())
  }
}
final class GlassRack: Rack {
  override class var isDoored: Bool { true }
  override class var isLit: Bool { true }
  override func door() -> String { "glass" }
  override func lamp() -> String { "gas" }
}
final class OpenRack: Rack {}

// What is in a list that initializers are handed is said by whoever makes the value.
enum Field { case name, phone }
class Form {
  let fields: [Field]
  private var open: [Field] = []
  init(fields: [Field]) { self.fields = fields }
  func name() -> String { fatalError("subclasses must override name") }
  func phone() -> String { fatalError("subclasses must override phone") }
  func fold() { fatalError("subclasses must override fold") }
  lazy var phoneItem: String? = {
    guard fields.contains(.phone) else { return nil }
    return phone()
  }()
  func show() {
    print(name(), phoneItem ?? "")
    if open.contains(.name) { fold() }
  }
}
final class CallForm: Form {
  override func name() -> String { "call" }
  override func phone() -> String { "1" }
  override func fold() {}
}
final class MailForm: Form {
  init() { super.init(fields: [.name]) }
  override func name() -> String { "mail" }
  override func fold() {}
}
final class BlankForm: Form {  // expect: unimplemented_required_override "must override 'name()' and one more member"
  init() { super.init(fields: []) }
}

// So may whoever calls the member on a value that it has asked.
class Crate {
  var isSealed: Bool { false }
  var isFragile: Bool { false }
  func open() -> [Crate] {
    assertionFailure()
    return []
  }
  func shake() { fatalError("subclasses must override shake") }
}
final class NestedCrate: Crate {
  override func open() -> [Crate] { [] }
  override func shake() {}
}
final class SealedCrate: Crate {  // expect: unimplemented_required_override "must override 'shake()' ("
  override var isSealed: Bool { true }
}
func unload(_ crate: Crate, _ other: Crate) {
  if other.isFragile { return }
  crate.shake()
  if crate.isSealed { return }
  for inner in crate.open() { unload(inner, other) }
}

// A guard asks as well.
class Kettle {
  var onBoil: ((Kettle) -> Void)?
  func whistle() { fatalError("subclasses must override whistle") }
  func boil() {
    guard let onBoil else {
      whistle()
      return
    }
    onBoil(self)
  }
}
final class TinKettle: Kettle {
  override func whistle() {}
}
final class MuteKettle: Kettle {}

// What is only asserted, or kept to be called afterwards, decides nothing.
class Valve {
  var isOpen: Bool { true }
  var onFlush: ((Int) -> Void)?
  func drain() -> Int { fatalError("subclasses must override drain") }
  func flush() -> Int {
    assert(isOpen)
    let report = onFlush
    report?(drain())
    return 0
  }
}
final class SteamValve: Valve {
  override func drain() -> Int { 1 }
}
final class GasValve: Valve {  // expect: unimplemented_required_override
  override var isOpen: Bool { false }
}

// A call of another method of super's lets what is overridden not run.
class Pump {
  func prime() -> Int { fatalError("subclasses must override prime") }
  func start() -> Int { prime() }
  func start(_ count: Int) -> Int { count }
}
final class HandPump: Pump {
  override func start() -> Int { super.start(1) }
}
final class FootPump: Pump {  // expect: unimplemented_required_override
  override func start() -> Int { super.start() + 1 }
}
