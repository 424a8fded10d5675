// Who conforms in another file could not use what is fileprivate here.
protocol Shelf: AnyObject {
  var books: [String] { get set }  // expect: leaked_protocol_property "and by types that conform, but 1 type must declare it and anyone can set it; move it, with 'marks' and 'notes', into a components object"
  var marks: [String] { get set }  // expect: leaked_protocol_property "with 'books' and 'notes', into a components object"
  var notes: [String] { get set }  // expect: leaked_protocol_property "into a components object (or make it { get })"
}

extension Shelf {
  func add(_ book: String) {
    books.append(book)
    marks.append(book)
    print(notes)
  }
}

// What they but read is set here alone.
protocol Rack: AnyObject {
  var boxes: [String] { get set }  // expect: leaked_protocol_property "move it, with 'tags', into a components object with fileprivate(set) members"
  var tags: [String] { get set }  // expect: leaked_protocol_property "with fileprivate(set) members"
}

extension Rack {
  func add(_ box: String) {
    boxes.append(box)
    tags.append(box)
  }
}
