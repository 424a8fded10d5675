// Receivers out of lists and pairs of what has a name, of functions in a body, and of a type's own subscripts.
class Furnace {
  /// - Protected: the door opens at the right moment
  func stoke() {}
  func burn() { stoke() }
  static let first = Furnace()
}
struct Poker { func stoke() {} }

struct Forge {
  let furnace: Furnace
  let poker: Poker
  func make() -> Furnace { furnace }
  func one() { let all = [furnace]; all[0].stoke() }  // expect: protected_member_called
  func two(_ other: Furnace) {
    for each in [other, furnace] { each.stoke() }  // expect: protected_member_called
    [other, furnace].forEach { $0.stoke() }  // expect: protected_member_called
    let pair = (other, 1)
    pair.0.stoke()  // expect: protected_member_called
    for each in [make(), Furnace.first] { each.stoke() }  // expect: protected_member_called
    for each in [poker, poker] { each.stoke() }
    for each in [isHot ? furnace : other] { each.stoke() }  // expect: protected_member_called
  }
  func three(_ other: Furnace) {
    // What operators make is something else.
    for each in [furnace + other] { each.stoke() }
    for each in [1: poker, 2: poker] { each.value.stoke() }
    let pokers = [poker]
    pokers[0].stoke()
  }
  func four() {
    func build() -> Furnace { Furnace() }
    build().stoke()  // expect: protected_member_called
    func find(_ number: Int, in place: String) throws -> Furnace? { nil }
    let found = try? find(1, in: "")
    found?.stoke()  // expect: protected_member_called
    func take() -> Poker { poker }
    take().stoke()
    func furnaces() -> [Furnace] { [] }
    furnaces().forEach { $0.stoke() }  // expect: protected_member_called
    func any<Furnace>() -> Furnace { fatalError() }
    any().stoke()
    func nothing() {}
    nothing()
  }
  var isHot: Bool { true }
}
func + (one: Furnace, other: Furnace) -> Poker { Poker() }

struct Row {
  private var all: [Furnace] = []
  var names: [String] = []
  subscript(number: Int) -> Furnace { all[number] }
  subscript(poker number: Int) -> Poker { Poker() }
  subscript(named name: String) -> Furnace? { nil }
  func all(_ number: Int) {
    self[number].stoke()  // expect: protected_member_called
    self[named: "a"]?.stoke()  // expect: protected_member_called
    self[poker: 1].stoke()
    let mine = self[1]
    mine.stoke()  // expect: protected_member_called
  }
}
extension Row {
  func some() { self[0].stoke() }  // expect: protected_member_called
}
extension Array where Element == Furnace {
  func all() { self[0].stoke() }  // expect: protected_member_called
}
