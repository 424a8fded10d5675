// A hook's caller that only strangers' values seem to call is called by nobody, or from where nobody looks.
class Importer {
  func parse() { fatalError("subclasses must override parse()") }
  func start() { parse() }
}
final class TextImporter: Importer {
  override func parse() {}
}
final class NullImporter: Importer {}  // expect: unimplemented_required_override
struct Clock {
  func start() {}
}
func run(_ clock: Clock) { clock.start() }

// Here it is called on values of one heir alone.
class Exporter {
  func write() { fatalError("subclasses must override write()") }
  func begin() { write() }
}
final class TextExporter: Exporter {
  override func write() {}
}
final class NullExporter: Exporter {}
func begin(_ exporter: TextExporter) { exporter.begin() }

protocol Named: ~Copyable { func name() -> String }
extension Named where Self: ~Copyable { func name() -> String { fatalError("conforming types must implement name()") } }
struct Nobody: ~Copyable, Named {}  // expect: unimplemented_required_override
struct Somebody: ~Copyable, Named { func name() -> String { "somebody" } }
func call(_ value: borrowing some Named & ~Copyable) { print(value.name()) }
