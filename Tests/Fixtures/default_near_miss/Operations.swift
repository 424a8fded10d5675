// A label and a type are others: that is another operation.
struct Book {}
struct Code {}
protocol Library {
  func lend(_ book: Book)
  func find(_ code: Code) -> Book?
  func drop(at shelf: Int)
  func book(forCode code: Code) -> Book?
  func shelve(firstBook: Book)
  func reserve(books: [Book])
}
extension Library {
  func lend(at shelf: Int) { print(shelf) }
  func find(named title: String) -> Book? { nil }
  func drop(_ book: Book) { print(book) }
  func book(forShelf shelf: Int) -> Book? { nil }
  func shelve(firstCode: Int) { print(firstCode) }
  func reserve(book: Book) { print(book) }
}

// So is one of a label that is more than the parameter's name, and one of a whole word.
protocol Drawer {
  func draw(leftCurtain: String) -> Int
  func count(ofShade shade: String) -> Int
  func add(_ node: Book)
  func pull(minForce: Double)
  func shift(toTop isSlow: Bool)
  func convert(fromInches length: Int) -> Int
  func fade(in seconds: Double)
  func load(bookID: Int) -> Int
  func name(firstName: String) -> Int
  func list(_ place: Int, didSelect row: Int)
  func list(_ place: Int, willShow row: Int)
  func sort(isAscending: Bool)
  func report(includedRows: Int)
  func limit(maximumRows: Int)
}
extension Drawer {
  func draw(rightCurtain: String) -> Int { rightCurtain.count }
  func count(ofColor color: String) -> Int { color.count }
  func add(child: Book) { print(child) }
  func pull(maxForce: Double) { print(maxForce) }
  func shift(toBottom isSlow: Bool) { print(isSlow) }
  func convert(toInches length: Int) -> Int { length }
  func fade(out seconds: Double) { print(seconds) }
  func load(codeID: Int) -> Int { codeID }
  func name(lastName: String) -> Int { lastName.count }
  func list(_ place: Int, didDeselect row: Int) { print(row) }
  func list(_ place: Int, didShow row: Int) { print(row) }
  func sort(isDescending: Bool) { print(isDescending) }
  func report(excludedRows: Int) { print(excludedRows) }
  func limit(minimumRows: Int) { print(minimumRows) }
}

// What the label says it is about has another type: that is another operation, too.
protocol Counter {
  func row(forBook book: Book) -> Int
  func fold(nextBook: Book)
  func turn(nextBook: Book)
}
extension Counter {
  func row(forCode code: Code) -> Int { 2 }
  func fold(nextCode: Code) { print(nextCode) }  // expect: default_near_miss "'fold(nextBook:)'"
  func turn(nextPage: Book) { print(nextPage) }  // expect: default_near_miss "'turn(nextBook:)'"
}

// A slip is none, nor is a label lost.
protocol Sewing {
  func thread(wholeNeedle: Int) -> Int
  func stitch(hemID: String)
  func knot(firstThread: String)
  func press(_ cloth: Book)
}
extension Sewing {
  func thread(wholeNedle: Int) -> Int { wholeNedle }  // expect: default_near_miss "'thread(wholeNeedle:)'"
  func stitch(hemId: String) { print(hemId) }  // expect: default_near_miss "'stitch(hemID:)'"
  func knot(firstTherad: String) { print(firstTherad) }  // expect: default_near_miss "'knot(firstThread:)'"
  func press(cloth: Book) { print(cloth) }  // expect: default_near_miss "'press(_:)'"
}
