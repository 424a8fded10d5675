// Which of several overloads a call of super means shows only in what it hands over.
class Printer {
  func emit(_ values: [Int]) { fatalError("subclasses must override emit(_: [Int])") }
  func emit(_ word: String) { emit(word.utf8.map { Int($0) }) }
}
class TapePrinter: Printer {
  override func emit(_ values: [Int]) { print(values) }
  override func emit(_ word: String) { super.emit(word + "!") }
}
class DotPrinter: Printer {
  // Either may be meant.
  override func emit(_ values: [Int]) { super.emit(values) }
}
class Optionals {
  func put(_ number: Int) { fatalError("subclasses must override put") }
  func put(_ number: Int?) { if let number { put(number) } }
  subscript(place: Int) -> String { fatalError("subclasses must override the subscript") }
  subscript(name: String) -> String { name }
  func pick(_ test: (Int) -> Bool) { fatalError("subclasses must override pick") }
  func pick(_ test: (String) -> Bool) {}
  func drop<T>(_ value: T) { fatalError("subclasses must override drop") }
  func drop(_ value: Int) {}
}
class MoreOptionals: Optionals {
  override func put(_ number: Int?) { super.put(number) }
  override subscript(name: String) -> String { super[name + "s"] }
  override func pick(_ test: (String) -> Bool) { super.pick(test) }
  override func drop(_ value: Int) { super.drop(value) }
}

// What awaits cannot be called where nothing awaits.
class Feed {
  func load() { fatalError("subclasses must override load") }
  func load() async { print("loaded") }
  func close() { print("closed") }
  func close() async { fatalError("subclasses must override close") }
}
class NewsFeed: Feed {
  override func load() async { await super.load() }
  override func close() { super.close() }
}
class TestFeed: Feed {
  override func load() { super.load() }  // expect: super_call_in_required_override "'super.load()' traps"
}

// The nearest class has another overload only.
class Root {
  func take(_ number: Int) {}
  func take(_ text: String) { fatalError("subclasses must override take") }
}
class Stem: Root {
  override func take(_ number: Int) { fatalError("subclasses must override take") }
}
class Leaf: Stem {
  override func take(_ text: String) { super.take(text) }  // expect: super_call_in_required_override
}
class Twig: Root {
  override func take(_ text: String) {}
}
class Bud: Twig {
  override func take(_ number: Int) { super.take(number) }
}

// A parameter that may be left out makes another overload of the same call.
class Bell {
  func ring() { fatalError("subclasses must override ring") }
  func ring(times: Int = 1) {}
}
class DoorBell: Bell {
  override func ring() { super.ring() }
}

// All of them are stubs.
class Horn {
  func blow(_ tone: Int) { fatalError("subclasses must override blow") }
  func blow(_ tone: String) { fatalError("subclasses must override blow") }
  // accesslint:no_super
  func tune(_ tone: Int) {}
  func tune(_ tone: String) {}
}
class FogHorn: Horn {
  override func blow(_ tone: Int) { super.blow(tone) }  // expect: super_call_in_required_override
  override func tune(_ tone: String) { super.tune(tone) }
}
class LoudHorn: FogHorn {
  override func blow(_ tone: Int) { super.blow(tone) }
  override func blow(_ tone: String) {}
}

// A closure behind the parentheses is an argument, which one overload does not take.
class Courier {
  func run(_ way: Int, then done: () -> Void) { fatalError("must override") }
  func run(_ way: Int) {}
}
final class NightCourier: Courier {
  override func run(_ way: Int, then done: () -> Void) {
    super.run(way) { done() }  // expect: super_call_in_required_override
  }
}
final class DayCourier: Courier {
  override func run(_ way: Int, then done: () -> Void) {
    super.run(way)
    done()
  }
}

// A property of the name takes no labels.
class Book {
  var page = 1
  var line: (Int) -> Void = { print($0) }
  func page(_ page: Int, didTurnTo next: Int) { fatalError("subclasses must override page(_:didTurnTo:)") }
  func line(_ number: Int) { fatalError("subclasses must override line(_:)") }
}
final class Diary: Book {
  override func page(_ page: Int, didTurnTo next: Int) {
    super.page(page, didTurnTo: next)  // expect: super_call_in_required_override
  }
  // Either may be meant.
  override func line(_ number: Int) { super.line(number) }
}
