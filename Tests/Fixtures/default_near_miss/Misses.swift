// Would-be defaults that miss by a label, by a type, or by the result.
struct Rule2 {}
struct Route {}
protocol Walk {
  func open(childRoute: Route, animated: Bool)  // related: default_near_miss
  func rows(in place: Int, matching rule: Rule2, _ done: () -> Void) -> [Int]
  func shouldStop(_ place: Int) -> Bool
  var title: String? { get }
  static func make(from text: String) -> Int
  func close(oldDoor: Int)
}
extension Walk {
  func open(childWalk: Walk, animated: Bool) { print("open") }  // expect: default_near_miss "'open(childWalk:animated:)' in the extension is not the default of what 'Walk' requires: the requirement is 'open(childRoute:animated:)'"
  func rows(in place: Int, matching rule: Set<String>, _ done: () -> Void) -> [Int] { [] }  // expect: default_near_miss "parameter 2 is 'Set<String>', the requirement has 'Rule2'"
  func shouldStop(_ place: Int) {}  // expect: default_near_miss "it returns 'Void', the requirement 'Bool'"
  var title: String { "" }  // expect: default_near_miss "its type is 'String', the requirement's 'String?'"
  static func make(from text: Int) -> Int { text }  // expect: default_near_miss "parameter 1 is 'Int'"
  func close(oldDor: Int) {}  // expect: default_near_miss
}
struct Stroll: Walk {
  func open(childRoute: Route, animated: Bool) {}  // related: default_near_miss "'Stroll' has to declare its own"
  func rows(in place: Int, matching rule: Rule2, _ done: () -> Void) -> [Int] { [] }
  func shouldStop(_ place: Int) -> Bool { true }
  var title: String? { nil }
  static func make(from text: String) -> Int { 1 }
  func close(oldDoor: Int) {}
}

// The requirement is inherited.
protocol Base { func end(firstRow: Int) }
protocol Finer: Base {}
extension Finer {
  func end(firstRows: Int) {}  // expect: default_near_miss "what 'Base' requires"
}

// A letter is missing.
protocol Courier { func deliver(to door: String, remarks: [String]) }
extension Courier {
  func deliver(to door: String, remark: [String]) { print(door) }  // expect: default_near_miss "the requirement is 'deliver(to:remarks:)'"
}
struct Bicycle: Courier { func deliver(to door: String, remarks: [String]) {} }

// Nobody calls it, or the thing has the same name.
struct Valve {}
protocol Pipe {
  func shut(_ valve: Valve)
  func turn(_ valve: Valve)
}
extension Pipe {
  func shut(_ number: Int) { print(number) }  // expect: default_near_miss "parameter 1 is 'Int'"
  func turn(_ valve: Int) { print(valve) }  // expect: default_near_miss "parameter 1 is 'Int'"
}
struct Drain: Pipe {
  func shut(_ valve: Valve) {}
  func turn(_ valve: Valve) {}
}
func drain(_ pipe: any Pipe) { pipe.turn(Valve()) }

// A label instead of none, or none instead of one.
protocol Oven {
  func bake(_ bread: String)
  func cool(bread: String)
}
extension Oven {
  func bake(bread: String) { print(bread) }  // expect: default_near_miss "the requirement is 'bake(_:)'"
  func cool(_ bread: String) { print(bread) }  // expect: default_near_miss "the requirement is 'cool(bread:)'"
}
struct Stove: Oven {
  func bake(_ bread: String) {}
  func cool(bread: String) {}
}
