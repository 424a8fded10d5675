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
