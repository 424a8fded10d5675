// What hands on to a hook that is overridden somewhere does not trap.
class Screen {
  func reload() { begin() }
  func begin() { fetch() }
  func fetch() { fatalError("subclasses must override fetch()") }
}

final class CachedScreen: Screen {
  override func reload() { print("cached") }
  override func fetch() {}
}

final class ListScreen: Screen {
  override func fetch() { print("list") }
}

final class BareScreen: Screen {}  // expect: unimplemented_required_override "'fetch()'"

class Gauge {
  func poll() { poll() }
  func read() { fatalError("subclasses must override read()") }
}

final class LoudGauge: Gauge {
  override func poll() { read() }
  override func read() {}
}

final class QuietGauge: Gauge {
  override func read() {}
}

func run(_ gauge: Gauge, _ screens: [Screen]) {
  gauge.poll()
  for screen in screens { screen.reload() }
}

// Helpers of helpers end the program all the same.
func stop() -> Never { fatalError("stopped") }
func halt() { stop() }
func leave() { halt() }

class Worker {
  /// Subclasses must override this.
  func work() { leave() }
  func rest() { leave() }
}

final class IdleWorker: Worker {  // expect: unimplemented_required_override "'work()'"
  override func rest() {}
}

final class BusyWorker: Worker {
  override func work() {}
  override func rest() {}
}

// Of one or two subclasses nobody can tell a custom that speaks against the words.
class Card {
  /// Subclasses must override this.
  func title() -> Int { 0 }
  func show() { print(title()) }
}

final class BlankCard: Card {}  // expect: unimplemented_required_override "'title()'"

// What a class asks for is not run on one that answers whoever asks itself, through however many members.
protocol Importer {
  func parse(_ line: String) -> Int
  func run() -> Int
}

extension Importer {
  func parse(_ line: String) -> Int { fatalError("conforming types must implement parse(_:)") }
  func run() -> Int { parse("a") }
}

struct CommaImporter: Importer { func parse(_ line: String) -> Int { 1 } }
struct FixedImporter: Importer { func run() -> Int { 2 } }
struct BareImporter: Importer {}  // expect: unimplemented_required_override "'BareImporter' must implement 'parse(_:)'"

class Checkout {
  func start() { runFlow() }
  func runFlow() {
    take()
    finish()
  }
  func take() { fatalError("\(#function) must be overridden") }
  func finish() {}
}

final class CardCheckout: Checkout { override func take() { print("card") } }
final class ServerCheckout: Checkout { override func start() { print("the server does it all") } }

// A closure is no helper, whatever its name, nor is a type of somebody else's.
func finish(_ work: String) -> Never { fatalError(work) }

class Article {
  let abstractProvider: () -> String
  let finish: (String) -> Void
  init(_ provider: @escaping () -> String, finish: @escaping (String) -> Void) {
    abstractProvider = provider
    self.finish = finish
  }
  func summary() -> String { abstractProvider() }
  func cover() -> Cover { AbstractCover(title: "none") }
  func close() { finish("must be overridden") }
  func open(_ finish: (String) -> Void) { finish("must be overridden") }
  func show() {
    print(summary(), cover())
    close()
    open { print($0) }
  }
}

final class News: Article {}

final class Essay: Article {
  override func summary() -> String { "essay" }
  override func cover() -> Cover { PlainCover() }
  override func close() {}
  override func open(_ finish: (String) -> Void) {}
}
