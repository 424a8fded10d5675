import Combine

final class Drawer {
  fileprivate var spoons = 0
  fileprivate func pull() { spoons += 1 }
  private func push() {}
  func close() { push() }
}

// Another type of the file uses it.
final class Cupboard {
  let drawer = Drawer()
  func open() { drawer.pull() }
}
func count(_ drawer: Drawer) -> Int { drawer.spoons }

// A subclass does not see what is private.
class Shelf {
  fileprivate func creak() {}
  fileprivate func bend() {}
  func load() {
    creak()
    bend()
  }
}
final class TopShelf: Shelf {
  override fileprivate func bend() {}
  func unload() { creak() }
}

// What nobody uses is another question, and so is what the language calls.
struct Weight {
  fileprivate let grams: Int
  fileprivate static func + (left: Weight, right: Weight) -> Weight { Weight(grams: left.grams + right.grams) }
  fileprivate func unused() {}
}
func sum(_ weights: [Weight]) -> Weight { weights.reduce(Weight(grams: 0), +) }

// The initializer that a struct gets is as private as its storage.
struct Ticket {
  fileprivate var row: Int
  var name: String { "row \(row)" }
}
let first = Ticket(row: 1)

// A private type's witnesses are seen as far as the type.
private struct Steps: Sequence, IteratorProtocol {
  private var rest = 3
  fileprivate mutating func next() -> Int? {
    rest -= 1
    return rest > 0 ? rest : nil
  }
  mutating func skip() { _ = next() }
}
fileprivate protocol Plug { func connect() }
final class Socket: Plug {
  fileprivate func connect() {}
  func use() { connect() }
}

// What a wrapper adds has names of its own.
final class Model {
  @Published fileprivate var title = ""
  func clear() { title = "" }
}
func watch(_ model: Model) { _ = model.$title }

// Of what nobody knows it may be the member.
final class Knob {
  fileprivate var angle = 0
  func turn() { angle += 1 }
}
func turn(_ all: [Unknown]) { for one in all { print(one.angle) } }
let angles = [Knob()].map(\.angle)

// At the top of a file both words say the same.
fileprivate func helper() {}
func useHelper() { helper() }

// The compiler writes uses of its own.
@propertyWrapper private struct Clamped {
  private var value = 0
  fileprivate var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 9) }
  }
  mutating func reset() { wrappedValue = 0 }
}
struct Caller {
  fileprivate func callAsFunction() {}
  func call() { callAsFunction() }
}
func callIt(_ caller: Caller) { caller() }

// Another type makes values of it.
struct Token {
  fileprivate var value: Int
  func show() { print(value) }
}
struct Mint { func strike() -> Token { Token(value: 1) } }
struct Stamp {
  fileprivate var value: Int
  func show() { print(value) }
}
struct Press { func print() -> Stamp { .init(value: 1) } }
