// What is inside of tuples, of what cases hold, of collections in collections.
class Kettle {
  /// - Protected: the lid opens at the right moment
  func whistle() {}
  func boil() { whistle() }
}
struct Whisk { func whistle() {} }

enum Stove {
  case one(Kettle), two(left: Kettle, right: Kettle), tool(Whisk), nested(Result<Kettle, any Error>), off
}
enum Loadable<Value> { case ready(Value), failed(any Error) }
struct Crate<Content, Label> {
  var content: Content
  var label: Label
}

final class Kitchen {
  var stove: Stove = .off
  var pair: (Kettle, Int)
  var named: (first: Kettle, second: Whisk)?
  var rows: [[Kettle]] = []
  var shelves: [String: [Kettle]] = [:]
  var byName: [String: Kettle] = [:]
  var crate: Crate<Whisk, Kettle>
  init() {
    pair = (Kettle(), 1)
    crate = Crate(content: Whisk(), label: Kettle())
  }

  func cases(_ ready: Loadable<Kettle>, _ maybe: Kettle?, _ all: [Stove]) {
    switch stove {
    case .one(let kettle): kettle.whistle()  // expect: protected_member_called "'whistle()' is for subclasses of 'Kettle'"
    case let .two(first, right: second):
      first.boil()
      second.whistle()  // expect: protected_member_called
    case .tool(let whisk): whisk.whistle()
    case .nested(.success(let kettle)): kettle.whistle()  // expect: protected_member_called
    case .nested(.failure(let error)): print(error)
    case .off: break
    }
    if case .one(let kettle) = stove { kettle.whistle() }  // expect: protected_member_called
    if case let .tool(tool) = stove { tool.whistle() }
    guard case .two(let kettle, _) = stove else { return }
    kettle.whistle()  // expect: protected_member_called
    for case .one(let kettle) in all { kettle.whistle() }  // expect: protected_member_called
    if case .ready(let kettle) = ready { kettle.whistle() }  // expect: protected_member_called
    if case let kettle? = maybe { kettle.whistle() }  // expect: protected_member_called
    switch maybe {
    case .some(let kettle): kettle.whistle()  // expect: protected_member_called
    case nil: break
    }
    switch stove {
    case .one(let thing), .two(let thing, _): thing.whistle()  // expect: protected_member_called
    case .two(let both): print(both)
    default: break
    }
  }

  func tuples() {
    pair.0.whistle()  // expect: protected_member_called
    named?.first.whistle()  // expect: protected_member_called
    named?.second.whistle()
    named?.1.whistle()
    let (kettle, number) = pair
    kettle.whistle()  // expect: protected_member_called
    print(number)
    let (one, two) = (Whisk(), Kettle())
    one.whistle()
    two.whistle()  // expect: protected_member_called
    let (mine, _) = make()
    mine.whistle()  // expect: protected_member_called
    let list: [(Int, Kettle)] = []
    for (_, each) in list { each.whistle() }  // expect: protected_member_called
    for each in list { each.1.whistle() }  // expect: protected_member_called
  }
  func make() -> (kettle: Kettle, whisk: Whisk) { (Kettle(), Whisk()) }

  func collections() {
    rows[0][1].whistle()  // expect: protected_member_called
    for row in rows { for kettle in row { kettle.whistle() } }  // expect: protected_member_called
    rows.first?.last?.whistle()  // expect: protected_member_called
    shelves["a"]?.first?.whistle()  // expect: protected_member_called
    (shelves["a"] ?? []).forEach { $0.whistle() }  // expect: protected_member_called
    for shelf in shelves.values { shelf[0].whistle() }  // expect: protected_member_called
    byName.forEach { name, kettle in kettle.whistle() }  // expect: protected_member_called
    byName.forEach { (_, kettle) in kettle.whistle() }  // expect: protected_member_called
    byName.forEach { $0.value.whistle() }  // expect: protected_member_called
    byName.forEach { $1.whistle() }  // expect: protected_member_called
    for entry in byName { entry.value.whistle() }  // expect: protected_member_called
    rows[0].enumerated().forEach { place, kettle in kettle.whistle() }  // expect: protected_member_called
    crate.content.whistle()
    crate.label.whistle()  // expect: protected_member_called
    let later = { [kettle = byName["a"], whisk = crate.content] in
      kettle?.whistle()  // expect: protected_member_called
      whisk.whistle()
    }
    later()
  }
}

final class Cupboard {
  private var kettles: [String: Kettle] = [:]
  private var whisks: [Whisk] = []
  subscript(name: String) -> Kettle? { kettles[name] }
  subscript(at place: Int) -> Whisk { whisks[place] }
  subscript(shelf shelf: Int, place: Int) -> Kettle { Array(kettles.values)[place] }
}
final class Drawer {
  subscript(name: String) -> Kettle { Kettle() }
  subscript(place: Int) -> Whisk { Whisk() }
}
extension Collection {
  subscript(safe place: Index) -> Element? { indices.contains(place) ? self[place] : nil }
}
func look(_ cupboard: Cupboard, _ drawer: Drawer, _ list: [Kettle]) {
  cupboard["a"]?.whistle()  // expect: protected_member_called
  cupboard[at: 0].whistle()
  cupboard[shelf: 1, 2].whistle()  // expect: protected_member_called
  if let kettle = cupboard["b"] { kettle.whistle() }  // expect: protected_member_called
  // One of two subscripts, and nobody knows which.
  drawer["a"].whistle()
  list[safe: 0]?.whistle()  // expect: protected_member_called
  list[other: 0].whistle()
}

func boiled() -> Kettle { Kettle() }
func stream(_ kettles: AsyncStream<Kettle>, _ some: some Sequence<Kettle>) async throws {
  for await kettle in kettles { kettle.whistle() }  // expect: protected_member_called
  for kettle in some { kettle.whistle() }  // expect: protected_member_called
  boiled().whistle()  // expect: protected_member_called
  let result: Result<Kettle, any Error> = .success(Kettle())
  try result.get().whistle()  // expect: protected_member_called
}
