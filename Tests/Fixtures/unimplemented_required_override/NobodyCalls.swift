// What nobody in the project calls somebody will, if most subclasses have it.
class Outline {
  func length() -> Int { fatalError("subclasses must override length") }
  func width() -> Int { fatalError("subclasses must override width") }
}
final class Square: Outline {
  override func length() -> Int { 4 }
}
final class Blot: Outline {}  // expect: unimplemented_required_override "must override 'length()'"

// Few have it: it may be long forgotten.
class Ink {
  func dry() { fatalError("subclasses must override dry") }
}
final class Blue: Ink {
  override func dry() {}
}
final class Red: Ink {}
final class Green: Ink {}
final class Black: Ink {}

// A stub that does not say whose it is may be left over, where nobody calls it.
class Stain {
  func fade() -> Int { fatalError("not implemented!") }
  func spread() -> Int { fatalError("not implemented!") }
  func show() { print(spread()) }
}
final class Rust: Stain {
  override func fade() -> Int { 1 }
  override func spread() -> Int { 2 }
}
final class Soot: Stain {}  // expect: unimplemented_required_override "must override 'spread()' ("

// What nobody calls of a protocol somebody will; another type's member of the name has nothing to do with it.
protocol Adapting { static var empty: Self { get } }
extension Adapting {
  static var empty: Self { preconditionFailure("must be implemented by \(Self.self)") }
}
struct IntAdapter: Adapting {
  static var empty: IntAdapter { IntAdapter() }
}
enum TextAdapter: Adapting { case plain }  // expect: unimplemented_required_override
enum Signal {
  static func empty() -> Int { 1 }
}
func start() { _ = Signal.empty() }
