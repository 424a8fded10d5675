// Who conforms in another file could not use what is fileprivate here.
protocol Shelf: AnyObject {
  var books: [String] { get set }  // expect: leaked_protocol_property "and by types that conform, but 1 type must declare it and anyone can set it; move it, with 'marks' and 'notes', into a components object with fileprivate(set) members"
  var marks: [String] { get set }  // expect: leaked_protocol_property "with 'books' and 'notes', into a components object"
  var notes: [String] { get set }  // expect: leaked_protocol_property "into a components object with fileprivate members"
}

extension Shelf {
  func add(_ book: String) {
    books.append(book)
    marks.append(book)
    notes.append(book)
  }
}
