// `self(…)` calls what is required.
protocol FetchPage {
  func callAsFunction(_ number: Int) -> String
}
extension FetchPage {
  func callAsFunction(_ number: String) -> String { self(Int(number) ?? 0) }
}
protocol FetchRow {
  func callAsFunction(_ number: Int) -> String
}
extension FetchRow {
  func callAsFunction(_ number: String) -> String { number }  // expect: default_near_miss "parameter 1 is 'String'"
}

// A closure stands for no value, and none for a closure.
protocol Action {}
struct Step: Action {}
protocol Dispatching {
  func dispatch(_ action: Action)
  func run(_ step: Step)
  func undo(_ step: @escaping () -> Void)
  func redo(_ step: (() -> Void)?)
  func wait(_ done: (Int) -> Void)
}
extension Dispatching {
  func dispatch(_ action: (Self) -> Void) { action(self) }
  func run(_ step: @escaping () -> Step) { print(step()) }
  func undo(_ step: Step) { print(step) }
  func redo(_ step: Step) { print(step) }
  func wait(_ done: (String) -> Void) { done("") }  // expect: default_near_miss "parameter 1 is '(String) -> Void'"
}

// A closure behind a call needs no label: it is a call of what is required as well.
protocol Gate {
  func open(onCompletion: @escaping () -> Void)
  func close(whenDone: @escaping () -> Void)
}
extension Gate {
  func open(onCompletin: @escaping () -> Void) { print("open") }  // expect: default_near_miss "'open(onCompletion:)'"
  func close(whenDoen: @escaping () -> Void) { print("close") }
}
struct Barrier: Gate {
  func open(onCompletion: @escaping () -> Void) {}
  func close(whenDone: @escaping () -> Void) {}
}
func pass(_ gate: any Gate) {
  gate.open { print("through") }
  gate.close(whenDoen: { print("shut") })
}
