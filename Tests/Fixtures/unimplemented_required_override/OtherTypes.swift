// A method of the same labels and other types, which overrides nothing.
class Parser {
  func handle(_ text: String) -> String { fatalError("subclasses must override") }
}
final class Echo: Parser { override func handle(_ text: String) -> String { text } }
final class Numbers: Parser {  // expect: unimplemented_required_override
  func handle(_ number: Int) -> String { "" }
}
// Whoever calls it here may mean its own.
class Reader {
  func read(_ text: String) -> String { fatalError("subclasses must override") }
}
final class Lines: Reader { override func read(_ text: String) -> String { text } }
final class Counts: Reader {
  func read(_ number: Int) -> String { "" }
}
func run(_ all: [Parser], _ counts: Counts) {
  for one in all { _ = one.handle("") }
  _ = counts.read(1)
}
func start() { run([Echo(), Numbers()], Counts()) }
