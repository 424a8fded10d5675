final class Case: Shelf {
  var books: [String] = []
  var marks: [String] = []
  var notes: [String] = []
  func clear() { if books.isEmpty { marks = [] } }
}

final class Stand: Rack {
  var boxes: [String] = []
  var tags: [String] = []
  func count() -> Int { boxes.count }
}
