// What a generic function, or the initializer of a generic type, is handed tells what its parameter stands for.
class Kettle {
  /// For subclasses only.
  func vent() {}
  init() {}
}
struct Lid { func vent() {} }
final class Stove {
  let kettle = Kettle()
  var spare: Kettle?
  var kettles: [Kettle] = []
  let lid = Lid()
  func find() -> Kettle { kettle }
}

func with<T>(_ value: T, _ body: (T) -> Void) -> T {
  body(value)
  return value
}
@discardableResult
func configure<Value>(new value: Value, times: Int = 1, by body: (inout Value) throws -> Void) rethrows -> Value {
  var value = value
  try body(&value)
  return value
}
func every<T>(_ values: [T], _ body: (T) -> Void) {}
func same<T>(_ value: T?) throws -> T { value! }
func wider<T>(_ value: T, _ other: T) -> T { value }
func pairwise<A, B>(_ first: A, _ second: B, _ body: (A, B) -> Void) {}
func boxed<T>(_ value: T) -> [T] { [value] }

func boil(_ stove: Stove, _ kettle: Kettle, _ lid: Lid) throws {
  with(kettle) { $0.vent() }  // expect: protected_member_called
  with(Kettle()) { $0.vent() }  // expect: protected_member_called
  with(stove.kettle) { hot in hot.vent() }  // expect: protected_member_called
  with(stove.find(), { $0.vent() })  // expect: protected_member_called
  with(lid) { $0.vent() }
  with(stove.lid) { $0.vent() }
  with(kettle) { _ in }.vent()  // expect: protected_member_called
  let made = with(Kettle()) { _ in }
  made.vent()  // expect: protected_member_called
  configure(new: kettle) { $0.vent() }  // expect: protected_member_called
  configure(new: stove.kettle, times: 2) { $0.vent() }  // expect: protected_member_called
  configure(new: stove.lid, times: 2) { $0.vent() }
  every(stove.kettles) { $0.vent() }  // expect: protected_member_called
  try same(stove.spare).vent()  // expect: protected_member_called
  wider(kettle, stove.kettle).vent()
  pairwise(kettle, lid) { first, second in
    first.vent()  // expect: protected_member_called
    second.vent()
  }
  boxed(kettle)[0].vent()  // expect: protected_member_called
  boxed(lid)[0].vent()
  // More than a chain of names.
  with(stove.spare ?? Kettle()) { $0.vent() }
  with(true ? lid : lid) { $0.vent() }
}

// What else may be of the same tells that it may be more than what is handed over.
func either<T>(_ value: T?, or other: @autoclosure () -> T) -> T { value ?? other() }
func later<T>(_ value: T, _ make: () -> T) -> T { make() }
struct Pair<Item> { var one: Item; var other: Item }
func load(progress: ((Lid) -> Void)? = nil, completion: (Kettle) -> Void) {}
func choose(_ kettle: Kettle, _ lid: Lid, _ vented: any Vented) {
  either(kettle, or: kettle).vent()
  later(kettle) { kettle }.vent()
  Pair(one: kettle, other: kettle).other.vent()
  Holder<any Vented>(kettle).item.vent()
  load { $0.vent() } completion: { _ in }
  load { $0.vent() }  // expect: protected_member_called
}
protocol Vented { func vent() }
extension Kettle: Vented {}
struct Holder<Item> {
  let item: Item
  init(_ item: Item) { self.item = item }
}
struct Just {
  init(_ kettle: Kettle) {}
  func map(_ body: (Lid) -> Void) {}
}
func make(_ kettle: Kettle) { Just(kettle).map { $0.vent() } }

// Whoever hands itself over.
protocol Then {}
extension Then {
  @discardableResult
  func then(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}
extension Kettle: Then {}
extension Lid: Then {}
func fill(_ stove: Stove) {
  stove.kettle.then { $0.vent() }  // expect: protected_member_called
  stove.lid.then { $0.vent() }
  let kettle = Kettle().then { $0.vent() }  // expect: protected_member_called
  kettle.vent()  // expect: protected_member_called
  stove.find().then { _ in }.then { $0.vent() }  // expect: protected_member_called
}

final class Box<Item> {
  var item: Item
  init(_ item: Item) { self.item = item }
  func update(_ body: (Item) -> Void) { body(item) }
}
struct Tagged<Name, Value> {
  let name: Name
  let value: Value
  init(value: Value, name: Name) { (self.value, self.name) = (value, name) }
}
struct Plain<Value> { var value: Value }
final class Kitchen {
  let box = Box(Kettle())
  private let lids = Box(Lid())
  lazy var plain = Plain(value: Kettle())
  func cook(_ kettle: Kettle) {
    box.item.vent()  // expect: protected_member_called
    lids.item.vent()
    plain.value.vent()  // expect: protected_member_called
    let own = Box(kettle)
    own.item.vent()  // expect: protected_member_called
    own.update { $0.vent() }  // expect: protected_member_called
    Box(kettle).item.vent()  // expect: protected_member_called
    Tagged(value: kettle, name: "a").value.vent()  // expect: protected_member_called
    Box(Lid()).item.vent()
  }
}
func use(_ kitchen: Kitchen) {
  kitchen.box.item.vent()  // expect: protected_member_called
}

// What Swift's own functions make of what they are handed.
func serve(_ stove: Stove, _ kettle: Kettle, _ lid: Lid, _ names: [String]) throws {
  Array(stove.kettles)[0].vent()  // expect: protected_member_called
  for one in Array(stove.kettles) { one.vent() }  // expect: protected_member_called
  let many = Array(repeating: kettle, count: 2)
  many[0].vent()  // expect: protected_member_called
  many.forEach { $0.vent() }  // expect: protected_member_called
  Array(repeating: Lid(), count: 2).forEach { $0.vent() }
  max(kettle, kettle, by: names).vent()
  Optional(kettle)?.vent()  // expect: protected_member_called
  for (one, name) in zip(stove.kettles, names) { one.vent(); print(name) }  // expect: protected_member_called
  for (name, one) in zip(names, stove.kettles) { one.vent(); print(name) }  // expect: protected_member_called
  zip(stove.kettles, names).forEach { one, _ in one.vent() }  // expect: protected_member_called
  zip(names, [lid]).forEach { _, one in one.vent() }
  stove.kettles.sorted().first.map { $0.vent() }  // expect: protected_member_called
  stove.kettles.first.map { hot in hot.vent() }  // expect: protected_member_called
  [stove.kettles].first.map { $0.vent() }
  [stove.kettles].first?.map { $0.vent() }  // expect: protected_member_called
  var rest = stove.kettles.makeIterator()
  while let next = rest.next() { next.vent() }  // expect: protected_member_called
  stove.kettles.reduce(into: [Kettle]()) { $0.append($1) }.first?.vent()  // expect: protected_member_called
  DispatchQueue.main.sync { stove.kettle }.vent()  // expect: protected_member_called
  let locked = lock.withLock { stove.kettle }
  locked.vent()  // expect: protected_member_called
  lock.withLock { stove.lid }.vent()
  try stove.spare.orThrow().vent()  // expect: protected_member_called
  let make = { Kettle() }
  make().vent()  // expect: protected_member_called
  make.vent()
}
func max(_ kettle: Kettle, _ other: Kettle, by names: [String]) -> Lid { Lid() }
extension Optional {
  func orThrow() throws -> Wrapped { self! }
}
final class Cycle {
  lazy var left = Array(right)
  lazy var right = Array(left)
  lazy var outer = Box(inner)
  lazy var inner = Box(outer)
  func go() {
    left[0].vent()
    for one in left { one.vent() }
    outer.item.item.item.vent()
    inner.update { $0.item.vent() }
  }
}

// What a subscript gives for a type that it is handed.
final class Shelf {
  subscript<Item>(_ type: Item.Type) -> Item { fatalError() }
  subscript<Item>(spare type: Item.Type) -> Item? { nil }
  subscript(_ name: String) -> Kettle? { nil }
  func take() { self[Kettle.self].vent() }  // expect: protected_member_called
}
struct OtherShelf {
  subscript<Item>(_ type: Item.Type) -> Item { fatalError() }
  subscript(_ type: Kettle.Type) -> Lid { Lid() }
}
func search(_ shelf: OtherShelf) { shelf[Kettle.self].vent() }
func search(_ shelf: Shelf) {
  shelf[Kettle.self].vent()  // expect: protected_member_called
  shelf[Lid.self].vent()
  shelf["a"]?.vent()  // expect: protected_member_called
}

// Lists of several types that have a superclass in common, what has keys, and what is folded.
final class Samovar: Kettle {}
final class Pot: Kettle {}
func mix(_ stove: Stove) {
  [Samovar(), Pot()].forEach { $0.vent() }  // expect: protected_member_called
  [Samovar(), Pot()].first?.vent()  // expect: protected_member_called
  let all = [Samovar(), Pot(), Kettle()]
  all[1].vent()  // expect: protected_member_called
  let named = ["a": Samovar(), "b": Samovar()]
  named["a"]?.vent()  // expect: protected_member_called
  for (_, one) in named { one.vent() }  // expect: protected_member_called
  let lids = ["a": Lid()]
  lids["a"]?.vent()
  for lid in [true: Lid()].values { lid.vent() }
  _ = stove.kettles.reduce(stove.kettle) { $0.vent(); return $1 }  // expect: protected_member_called
  stove.kettles.first.map(\.self)?.vent()  // expect: protected_member_called
  stove.kettles.first.map { $0 }?.vent()  // expect: protected_member_called
}
