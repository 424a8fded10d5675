// What overrides nothing may still be what calls mean.
class Record {
  class func query<T>() -> Query<T> { fatalError("subclasses must provide a query of their own") }
  func key() -> String { fatalError("subclasses must override key") }
}
class Invoice: Record {
  override func key() -> String { "invoice" }
}
extension Invoice {
  class func query() -> Query<Invoice> { Query() }
}
class Receipt: Record {  // expect: unimplemented_required_override "'query()' and one more member"
}
struct Query<T> {}
let all = Invoice.query() as Query<Invoice>
let some = Receipt.query() as Query<Receipt>
func show(_ record: Record) -> String { record.key() }

// A helper that ends the program for others is nobody's to override.
class Factory {
  func failed(_ name: String) -> Never { fatalError("a subclass should have overridden \(name)") }
  var model: String { failed("model") }
  func make() -> String { model }
}
class CarFactory: Factory {
  override var model: String { "car" }
}
class BikeFactory: Factory {}
let bike = BikeFactory().make()

// Below a base class that is only one for others, each class is asked by itself.
class Provider {
  func quote() -> Int { fatalError("must be implemented by inheritors") }
  func show() { print(quote()) }
}
class BaseProvider: Provider {
  func name() -> String { "" }
}
class GoldProvider: BaseProvider {}  // expect: unimplemented_required_override "'quote()'"
class SilverProvider: BaseProvider {}  // expect: unimplemented_required_override
class IronProvider: Provider {
  override func quote() -> Int { 3 }
}
// Nobody forgets the same so often.
class Shelf {
  func boards() -> Int { fatalError("must be implemented by inheritors") }
  func show() { print(boards()) }
}
class ShelfBase: Shelf {}
class OakShelf: ShelfBase {}
class ElmShelf: ShelfBase {}
class AshShelf: ShelfBase {}
class FirShelf: ShelfBase {}
class YewShelf: ShelfBase {}
class PineShelf: ShelfBase {}

// In place of a generic parameter a class has a type: what has another, without the word, is another function.
class RowImporter<Row> {
  func parse(_ row: Row) { fatalError("Subclasses must override parse") }
  func run(_ rows: [Row]) { for row in rows { parse(row) } }
}
final class LineImporter: RowImporter<[String]> {  // expect: unimplemented_required_override "'LineImporter' must override 'parse(_:)'"
  func parse(_ line: String) { print(line) }
}
final class TableImporter: RowImporter<[String]> {
  func parse(_ line: String) { print(line) }
  override func parse(_ row: [String]) { row.forEach { parse($0) } }
}
