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

// What it is of is known where it is handed to a collection.
protocol Shelf: AnyObject {
  var slots: [Int] { get set }  // expect: leaked_protocol_property
  var labels: [String] { get set }
  var below: [Rack] { get }
}
extension Shelf {
  func fill() {
    slots.append(below.flatMap(\.slots).count)
    labels.append("x")
  }
}
final class Rack: Shelf {
  var slots: [Int] = []
  var labels: [String] = []
  let below: [Rack]
  init(below: [Rack]) { self.below = below }
}
struct Machine {
  var slots: Int
  var labels: Int
}
func sum(_ machines: [Machine], _ racks: [Rack]) -> Int {
  machines.map(\.slots).reduce(0, +) + machines.filter { $0.labels > 1 }.map(\.labels).count + racks.flatMap(\.labels).count
}
