// A key path in the extension is the extension's own matter; anywhere else it may be of anything.
protocol Ledger: AnyObject {
  var pages: [Int] { get set }  // expect: leaked_protocol_property
  var stamps: [Int] { get set }
  func write()
}
extension Ledger {
  func write() {
    self[keyPath: \.pages].append(1)
    pages.append(2)
    stamps.append(3)
  }
}
final class Book: Ledger {
  var pages: [Int] = []
  var stamps: [Int] = []
}
func count(_ books: [Book]) -> Int { books.map(\.stamps).count }
