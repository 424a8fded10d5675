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

// So is one of a label that is more than the parameter's name; one word of several is not.
protocol Drawer {
  func draw(leftCurtain: String) -> Int
  func count(ofShade shade: String) -> Int
  func add(_ node: Book)
  func pull(minForce: Double)
}
extension Drawer {
  func draw(rightCurtain: String) -> Int { rightCurtain.count }  // expect: default_near_miss "'draw(leftCurtain:)'"
  func count(ofColor color: String) -> Int { color.count }  // expect: default_near_miss "'count(ofShade:)'"
  func add(child: Book) { print(child) }
  func pull(maxForce: Double) { print(maxForce) }  // expect: default_near_miss "'pull(minForce:)'"
}

// Nor is a slip, or where the labels name the types.
protocol Sewing {
  func stitch(leftHem: String)
  func thread(wholeNeedle: Int) -> Int
  func fold(nextBook: Book)
  func press(_ cloth: Book)
}
extension Sewing {
  func stitch(rightHem: String) {}  // expect: default_near_miss
  func thread(wholeNedle: Int) -> Int { wholeNedle }  // expect: default_near_miss "'thread(wholeNeedle:)'"
  func fold(nextCode: Code) { print(nextCode) }  // expect: default_near_miss "'fold(nextBook:)'"
  func press(cloth: Book) { print(cloth) }  // expect: default_near_miss "'press(_:)'"
}
