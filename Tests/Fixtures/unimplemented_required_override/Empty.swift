// A body that does nothing, and a comment that says who shall: one subclass is enough to see that it does not.
class Kite {
  /// Subclasses must override this.
  func rise() {}
  func sink() {
    // Subclasses must override
  }
  /// Subclasses must override this to do more.
  func turn() { print("turning") }
  func fly() {
    rise()
    sink()
    turn()
  }
}
final class Dragon: Kite {}  // expect: unimplemented_required_override "must override 'rise()' and one more member"

// A default that only traps, and nobody calls what is required yet: most have it.
protocol Feed {
  func load() -> Int
  func store() -> Int
}
extension Feed {
  func load() -> Int { fatalError("conforming types must implement load()") }
  func store() -> Int { fatalError("conforming types must implement store()") }
}
struct News: Feed { func load() -> Int { 1 } }
struct Mail: Feed {}  // expect: unimplemented_required_override "'Mail' must implement 'load()'"

// Documentation that calls it abstract, and nothing more, may be about a hook: the body is its default.
class Balloon {
  /// Abstract; override in subclass to heat the air.
  func burn() {}
  /// *Abstract.* Called when it is down.
  func land() {}
  func fly() {
    burn()
    land()
  }
}
final class Zeppelin: Balloon {}
class Airship {
  /// Abstract method.
  func burn() {}
  /// Abstract.
  func land() { fatalError() }
  func fly() {
    burn()
    land()
  }
}
final class Blimp: Airship {}  // expect: unimplemented_required_override "must override 'burn()' and one more member"
