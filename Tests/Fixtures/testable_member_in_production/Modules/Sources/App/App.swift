import Kit

struct Drive {
  let gate = Gate()
  let side: SideGate
  let lock: Gate.Lock
  var boom = Boom()
  var barriers: [any Barrier]

  func use(strange: Strange) {
    gate.swing()  // expect: testable_member_in_production "'swing(by:then:)' is exposed for tests (Kit.swift:3), but this is no test"
    gate.swing(by: 1)  // expect: testable_member_in_production
    gate.swing { }  // expect: testable_member_in_production
    side.swing(by: 2)  // expect: testable_member_in_production
    let second = Gate.sample("second")  // expect: testable_member_in_production "'sample(_:)' is for testing only"
    second.latchForTesting()  // expect: testable_member_in_production
    gate.latchForTesting()  // expect: testable_member_in_production
    strange.latchForTesting()
    // A name that no test knows.
    _ = gate.parametersForTest()
    find().latchForTesting()  // expect: testable_member_in_production
    gate.hinges = 3  // expect: testable_member_in_production "'hinges'"
    _ = gate[keyPath: \Gate.hinges]  // expect: testable_member_in_production
    if gate.isStuck { return }  // expect: testable_member_in_production
    lock.pick()  // expect: testable_member_in_production
    boom.lift()  // expect: testable_member_in_production
    let made = Gate(hinges: 3)  // expect: testable_member_in_production "'init(hinges:)'"
    _ = makeGate()  // expect: testable_member_in_production "'makeGate()'"
    _ = (made, Gate(), Gate(broken: true))
  }

  // Marked themselves.
  // For testing only
  func fill() { _ = Gate.sample("third") }
  func fillForTests() { gate.latchForTesting() }
  struct Previews: PreviewProvider {
    static var previews: some View { Text(Gate.sample("shown").text()) }
  }

  // Others of the name.
  func others(_ page: Page, _ unknown: Strange) -> String {
    page.swing(by: 1)
    unknown.swing()
    find().swing()
    unknown.hinges = 1
    return page.text() + find().text() + text()
  }
  func text() -> String { "" }
}

struct Page {
  var hinges = 0
  func swing(by angle: Int) {}
  func text() -> String { "" }
}

// The comment allows others.
struct Screen {
  // for tests and the debug screen
  func dump() {}
  /// Makes testing easier.
  func ease() {}
}
func show(_ screen: Screen) { screen.dump(); screen.ease() }
