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
final class Dragon: Kite {}  // expect: unimplemented_required_override "must override 'rise()' and one member more"

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
