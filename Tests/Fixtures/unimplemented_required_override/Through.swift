// Whoever knows only a protocol of the project's own is found like all others who call.
protocol Steps {
  func run()
  func parse() -> Int
}
class Importer: Steps {
  func run() { step() }
  func step() { fatalError("must be overridden") }
  func parse() -> Int { fatalError("must be overridden") }
}
final class TextImporter: Importer {
  override func step() { _ = parse() }
  override func parse() -> Int { 1 }
}
final class FileImporter: Importer {
  override func step() { _ = parse() }
  override func parse() -> Int { 2 }
}
final class PlainImporter: Importer {
  override func step() { print("nothing to parse") }
}
func runAll(_ all: [any Steps]) { for one in all { one.run() } }

protocol Counts {
  func count() -> Int
}
class Counter: Counts {
  func count() -> Int { fatalError("must be overridden") }
}
final class OneCounter: Counter {
  override func count() -> Int { 1 }
}
final class NoCounter: Counter {}  // expect: unimplemented_required_override
func total(_ all: [any Counts]) -> Int { all.reduce(0) { $0 + $1.count() } }

// A name alone is that of a variable, where there is one.
class Book {
  private(set) var pages: [Int] = []
  func close() { print(pages) }
  func pages(for part: Int) -> [Int] { fatalError("Subclass must implement pages(for:)") }
}
final class Novel: Book {
  override func pages(for part: Int) -> [Int] { [1] }
  override func close() { print(pages(for: 1)) }
}
final class Atlas: Book {
  override func pages(for part: Int) -> [Int] { [2] }
  override func close() { print(pages(for: 2)) }
}
final class Diary: Book {}

// What belongs to the class, and is asked of the type of 'self'.
class Lamp {
  class func watts() -> Int { fatalError("subclasses must override watts") }
  class func volts() -> Int { fatalError("subclasses must override volts") }
  func light() { print(type(of: self).watts()) }
  class func plug() { print(volts()) }
}
final class DeskLamp: Lamp {
  override class func watts() -> Int { 10 }
  override class func volts() -> Int { 12 }
}
final class DarkLamp: Lamp {
  override func light() {}
  override class func plug() {}
}
final class OldLamp: Lamp {}  // expect: unimplemented_required_override "must override 'watts()' and one more member"
class Torch {
  class func watts() -> Int { fatalError("subclasses must override watts") }
  class func plug() { print(watts()) }
}
final class PocketTorch: Torch {
  override class func watts() -> Int { 1 }
}
