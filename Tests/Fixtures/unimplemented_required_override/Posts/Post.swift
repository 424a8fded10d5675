// Who keeps a subclass to a file, and calls there what the file has made, calls nobody else's.
class Post {
  func deliver() { fatalError("subclasses must override deliver") }
  func sort() { fatalError("subclasses must override sort") }
  func stamp() { fatalError("subclasses must override stamp") }
}
struct Bag {
  var posts: [Post] = []
}
