// The plain case: some override, one forgets.
class Reader {
  func next(_ line: String) -> Int { fatalError("subclasses must override next") }  // related: unimplemented_required_override "only traps here"
  func readAll(_ lines: [String]) -> [Int] { lines.map { next($0) } }  // related: unimplemented_required_override "called here"
}
class NumberReader: Reader {
  override func next(_ line: String) -> Int { line.count }  // related: unimplemented_required_override "'NumberReader' overrides it"
}
final class HexReader: NumberReader {}
final class NullReader: Reader {}  // expect: unimplemented_required_override "'NullReader' must override 'next(_:)' (Hooks.swift:3: "
// Its override of the only caller makes the hook unreachable.
final class FixedReader: Reader {
  override func readAll(_ lines: [String]) -> [Int] { [] }
}
// With the call of super it is reached again.
final class LoudReader: Reader {  // expect: unimplemented_required_override
  override func readAll(_ lines: [String]) -> [Int] { super.readAll(lines) }
}
extension FarReader {
  override func next(_ line: String) -> Int { 1 }
}
final class FarReader: Reader {}

// A base class that is made into a value.
func readers() -> [Reader] {
  [Reader(), Reader.init()]  // expect: unimplemented_required_override "'Reader' is made here, but is abstract", unimplemented_required_override
}
extension Reader {
  static func any() -> Reader { Reader() }
}

// Each kind of member, and each kind of trap.
class Shape {
  var corners: Int { preconditionFailure("Abstract property") }
  subscript(_ index: Int) -> Int { get { fatalError("must be implemented by subclasses, which must implement it") } }
  class func make() -> String { abort() }
  class func kind() -> String { mustOverride() }
  func area() -> Double { return missing("area") }
  func scale(_ factor: Double) throws { try Swift.fatalError("Shape subclasses should implement this") }
  func name() -> String {
    assert(false, "\(#function) has to be overridden")
    return ""
  }
  func describe() { print(corners, self[0], area(), name(), type(of: self).kind()); try? scale(2) }
  func missing(_ what: String) -> Never { fatalError("\(what) is abstract") }
}
func mustOverride() -> Never { fatalError() }
final class Square: Shape {
  override var corners: Int { 4 }
  override subscript(_ index: Int) -> Int { index }
  override static func kind() -> String { "square" }
  override func area() -> Double { 1 }
  override func scale(_ factor: Double) {}
  override func name() -> String { "square" }
}
final class Blob: Shape {}  // expect: unimplemented_required_override "'corners' and 4 more members"

// Comments and marks, whatever the body does.
class Screen {
  /// Subclasses must override this.
  func title() -> String { "" }  // related: unimplemented_required_override "'title()' is declared here"
  // accesslint:required
  func rows() -> Int { 0 }
  func footer() -> String { "" }  // must be overriden
  func header() -> String {
    // Abstract method
    ""
  }
  func show() { print(title(), rows(), footer(), header()) }
}
final class MainScreen: Screen {
  override func title() -> String { "main" }
  override func rows() -> Int { 1 }
  override func footer() -> String { "" }
  override func header() -> String { "" }
}
final class SideScreen: Screen {  // expect: unimplemented_required_override "'footer()'"
  override func title() -> String { "main" }
  override func rows() -> Int { 1 }
  override func header() -> String { "" }
}
final class OtherScreen: Screen {  // expect: unimplemented_required_override "'title()'"
  override func rows() -> Int { 1 }
  override func footer() -> String { "" }
  override func header() -> String { "" }
}
