import UIKit

// The same name in types that have nothing to do with the protocol is another thing.
protocol Shelf: AnyObject {
  var books: [String] { get set }  // expect: leaked_protocol_property
  func put(_ book: String)
}

extension Shelf {
  func put(_ book: String) { books.append(book) }
}

final class Rack: Shelf {
  var books: [String] = []
}

final class Shop {
  var books: [String] = []
  func sell() { books.removeLast() }
  func show(in view: UIView) { view.books = books }
}

func count(_ shop: Shop) -> Int { shop.books.count }
let shop = Shop()
enum Kind { case books }
let kind: Kind = .books
