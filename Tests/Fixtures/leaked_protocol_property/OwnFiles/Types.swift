final class Case: Shelf {
  var books: [String] = []
  var marks: [String] = []
  var notes: [String] = []
  func clear() { if books.isEmpty { marks = [] } }
}
