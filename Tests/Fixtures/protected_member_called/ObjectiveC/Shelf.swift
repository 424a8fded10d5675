final class BookReader: Reader {
  override func loadPages() { turn(2) }
  func follow(_ other: Reader) { other.loadPages() }
}
struct Shelf {
  let reader: Reader
  func open(_ books: BookReader) {
    reader.loadPages()  // expect: protected_member_called "'loadPages()' is for subclasses of 'Reader' (Reader+Protected.h:4)"
    books.willLoad()  // expect: protected_member_called
    reader.turn(1)  // expect: protected_member_called
    reader.depth = 1  // expect: protected_member_called
    books.loadPages()  // expect: protected_member_called
    reader.refresh()
  }
}
