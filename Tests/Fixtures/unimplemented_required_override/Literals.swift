// Who answers as those do who override the member says that it is like them.
class Row {
  var isEditable: Bool { false }
  var isPlain: Bool { true }
  func editor() -> String { fatalError("editable rows must override editor() in the subclass") }
  func symbol() -> String { fatalError("subclasses must override symbol()") }
  final func tap() { if isEditable { print(editor()) } }
  final func draw() { if !isPlain { print(symbol()) } }
}
final class NameRow: Row {
  override var isEditable: Bool { true }
  override var isPlain: Bool { return false }
  override func editor() -> String { "name" }
  override func symbol() -> String { "n" }
}
final class MailRow: Row {  // expect: unimplemented_required_override "'MailRow' must override 'editor()' and one more member"
  override var isEditable: Bool { return true }
  override var isPlain: Bool { false }
}
final class LockedRow: Row {
  override var isEditable: Bool { false }
}
final class SometimesRow: Row {
  var isOpen = false
  override var isEditable: Bool { isOpen }
}
final class PlainRow: Row {}

// What is called for what it does is no question.
class Step {
  @discardableResult func log() -> Bool { false }
  func work() -> Int { fatalError("Subclasses must override") }
  final func run() {
    log()
    _ = work()
  }
}
final class Load: Step {
  override func work() -> Int { 1 }
}
final class Save: Step {  // expect: unimplemented_required_override
  override func log() -> Bool {
    print("save")
    return true
  }
}

// A member of another type is no override, and the superclass does not call it.
class Parser {
  func parse(_ line: String) -> Int? { fatalError("subclasses must override") }
  final func all(_ lines: [String]) { for line in lines { _ = parse(line) } }
}
final class IntParser: Parser {
  override func parse(_ line: String) -> Int? { Int(line) }
}
final class ByteParser: Parser {  // expect: unimplemented_required_override
  func parse(_ line: [UInt8]) -> Int? { line.count }
}
