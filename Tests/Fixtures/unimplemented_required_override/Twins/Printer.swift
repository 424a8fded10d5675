class Printer {
  func feed() -> Int { fatalError("subclasses must override feed") }
  func run() -> Int { feed() }
}
class LaserPrinter: Printer {}  // expect: unimplemented_required_override
