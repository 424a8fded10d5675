// One omission that several classes inherit is one finding, at the first class that could have known.
class Store {
  func load() { fatalError("Subclasses must implement load") }
  func save() { fatalError("Subclasses must implement save") }
  func sync() { load(); save() }
}
class DiskStore: Store {  // expect: unimplemented_required_override "'save()'"
  override func load() {}
}
final class FastStore: DiskStore {}  // related: unimplemented_required_override "'FastStore' inherits it"
final class SlowStore: DiskStore {}  // related: unimplemented_required_override
// A class in between of which values are made.
class NetStore: Store {  // expect: unimplemented_required_override "'load()'"
  override func save() {}
}
final class SafeNetStore: NetStore {
  override func load() {}
}
let store = NetStore()
// One that is only a base for those that override it.
class CloudStore: Store {
  override func save() {}
}
final class BlueCloudStore: CloudStore {
  override func load() {}
}
final class GreyCloudStore: CloudStore {}  // expect: unimplemented_required_override

// Without a word: most subclasses know what it means.
class Clock {
  func tick() { fatalError() }
  func run() { tick() }
}
final class WallClock: Clock {
  override func tick() {}
}
final class SunClock: Clock {}  // expect: unimplemented_required_override
// Here only a few do.
class Lamp {
  func dim() { fatalError() }
  func run() { dim() }
}
final class DeskLamp: Lamp {
  override func dim() {}
}
final class StreetLamp: Lamp {}
final class OilLamp: Lamp {}

// Of generic and nested classes.
class Parser<Token> {
  class Rule {
    func parse() { fatalError("override in subclass") }
    func start() { parse() }
  }
  func read() -> Token { fatalError("\(self) must be overridden") }
  func all() { _ = read() }
}
final class WordParser: Parser<String> {
  override func read() -> String { "" }
  final class WordRule: Parser<Int>.Rule {}  // expect: unimplemented_required_override
}
final class ByteParser: Parser<Int>, Sendable {}  // expect: unimplemented_required_override

// What the superclass of what is around has nested.
class Flow {
  class Step {
    func run() { fatalError("must be overridden") }
    func go() { run() }
  }
  class Job { func run() {} }
}
class Job {
  func run() { fatalError("must be overridden") }
  func go() { run() }
}
final class Chore: Job { override func run() {} }
class Wizard: Flow {
  final class First: Step {}  // expect: unimplemented_required_override "'First' must override 'run()'"
  final class Task: Job {}
}
extension Wizard {
  final class Second: Step {}  // expect: unimplemented_required_override "'Second' must override 'run()'"
}
func walk() { Wizard.First().go(); Wizard.Second().go() }
