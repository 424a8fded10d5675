class Lamp {
  /// - protected
  func flicker() {}
}
struct Crate<Value> { var value: Value }

// What a `where` says that a parameter is.
extension Crate where Value == Lamp {
  func shine() { value.flicker() }  // expect: protected_member_called
}
extension Crate where Value == Int {
  func count() { value.flicker() }
}

// Stretches of lists, and what an optional holds.
func light(_ all: [Lamp], _ text: String) {
  for lamp in all[1...] { lamp.flicker() }  // expect: protected_member_called
  for (place, lamp) in all.enumerated() {
    for other in all[(place + 1)...] where other !== lamp { other.flicker() }  // expect: protected_member_called
  }
  let some = all[..<2]
  some[0].flicker()  // expect: protected_member_called
  text[text.startIndex...].flicker()
  switch all.first {
  case .some(let lamp): lamp.flicker()  // expect: protected_member_called
  case .none: break
  }
}

// Closures behind a call, and what a function gives.
func load(_ count: Int, then: (Lamp) -> Void, otherwise: (Int) -> Void) {}
func fetch(with body: (Lamp) -> Void, log: ((Int) -> Void)? = nil) {}
func start() {
  load(1) { $0.flicker() } otherwise: { $0.flicker() }  // expect: protected_member_called
  fetch { $0.flicker() }  // expect: protected_member_called
}
func lighter() -> (Lamp) -> Void {
  return { lamp in lamp.flicker() }  // expect: protected_member_called
}
