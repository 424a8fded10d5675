// Defaults that are empty, constant or pure; others of the name; constrained ones; several; what may be replaced freely.
protocol Style {
  var depth: Int { get set }
  func empty()
  func constant() -> Int
  func pure() -> Int
  func helper() -> Int
  mutating func typed(_ a: Int)
  mutating func several()
  mutating func constrained()
  /// Override freely: subclasses may override it.
  mutating func free()
  mutating func inherited()
  mutating func refined()
  mutating func handed(_ a: Int)
}

extension Style {
  func empty() {}
  func constant() -> Int { 1 }
  func pure() -> Int { helper() + depth }
  func helper() -> Int { 2 }
  mutating func typed(_ a: Int) { depth = a }
  mutating func several() { depth = 1 }
  /// Conforming types may override this.
  mutating func free() { depth = 1 }
  mutating func inherited() { depth = 1 }
  // Another word for the same.
  mutating func handed(_ a: Int) { typed(a) }
}

protocol Bold: Style {}
extension Bold {
  mutating func several() { depth = 2 }
  // For those who are bold, which nobody here is.
  mutating func refined() { depth = 2 }
}

protocol Narrow {}
extension Style where Self: Narrow {
  mutating func constrained() { depth = 1 }
}

struct Plain: Style {
  var depth = 0
  func empty() { print(depth) }
  func constant() -> Int { print(depth) }
  func pure() -> Int { print(3) }
  func helper() -> Int { print(4) }
  mutating func typed(_ a: String) { print(a) }
  mutating func typed(a: Int) { print(a) }
  mutating func several() { print(1) }
  mutating func free() { print(1) }
  mutating func refined() { print(1) }
  mutating func handed(_ a: Int) { print(a) }
  mutating func constrained() { print(1) }
}

class Based: Style {
  var depth = 0
  func constrained() {}
  func inherited() { depth = 5 }
}

final class Heir: Based {
  // It replaces its superclass's, and not the default.
  override func inherited() { print("heir") }
}

// What is said to be anybody's to replace.
protocol Tune: AnyObject {
  var tempo: Int { get set }
  /// Override freely.
  func slow()
  /// Feel free to override this.
  func stop()
}
extension Tune {
  func slow() { tempo -= 1 }
  func stop() { tempo = 0 }
}
final class Waltz: Tune {
  var tempo = 3
  func slow() { print("slow") }
  func stop() { print("stop") }
}

// To do the work itself in another way leaves nothing out: its steps, what an extension makes of something else, and
// what is there for old callers alone.
protocol Oven: AnyObject {
  var heat: Int { get set }
  func bake(_ cake: String)
  func warm(_ minutes: Int)
  func open()
  func clean()
  @available(*, deprecated)
  func wipe()
}
extension Oven {
  var isLit: Bool {
    get { heat > 0 }
    set { heat = newValue ? 200 : 0 }
  }
  func bake(_ cake: String) {
    print("in")
    knead(cake)
    wait { print("out") }
  }
  func warm(_ minutes: Int) {
    print(minutes)
    repeated(minutes - 1)
  }
  func open() { isLit = false }
  func clean() { wipe() }
  func wipe() {}
  func knead(_ cake: String) {}
  func wait(_ then: () -> Void) { then() }
  func repeated(_ times: Int) {}
}
final class Grill: Oven {
  var heat = 0
  func bake(_ cake: String) { print("grilled", cake) }
  func warm(_ minutes: Int) { print("hot") }
  func open() { print("open") }
  func clean() { print("clean") }
}

// A superclass that settles for the default does so for its subclasses.
protocol Provider: AnyObject {
  var userID: String? { get set }
  func reset()
}
extension Provider {
  func reset() { userID = nil }
}
class Segment: Provider { var userID: String? }
final class DebugSegment: Segment {
  func reset() { print("debug") }
}
