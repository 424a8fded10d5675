// A closure that a type comes with is what the defaults do there; one that nobody has yet may be their storage.
protocol Typing: AnyObject {
  var reload: (() -> Void)? { get set }
  var ending: (() -> Void)? { get set }  // expect: leaked_protocol_property
  func activate()
}
extension Typing {
  func activate() {
    reload?()
    ending?()
    ending = nil
  }
}
final class Keyboard: Typing {
  var reload: (() -> Void)? = { print("reload") }
  var ending: (() -> Void)?
}

// What a closure makes that is called at once is storage like any other.
protocol Queue: AnyObject {
  var items: [Int] { get set }  // expect: leaked_protocol_property
  func add(_ item: Int)
}
extension Queue {
  func add(_ item: Int) { items.append(item) }
}
final class LineQueue: Queue {
  lazy var items: [Int] = { [] }()
}
final class HeapQueue: Queue {
  lazy var items: [Int] = { [] }()
}

// However much the closure says that is called at once.
struct Shelf {
  var books: [Int] = []
  let isBefore: (Int, Int) -> Bool
}
protocol Library: AnyObject {
  var shelf: Shelf { get set }  // expect: leaked_protocol_property
  func read(_ book: Int)
}
extension Library {
  func add(_ book: Int) { shelf.books.append(book) }
  func readLast() { if let book = shelf.books.popLast() { read(book) } }
}
final class TownLibrary: Library {
  var shelf: Shelf = {
    let shelf = Shelf { first, second in
      first < second && first.isMultiple(of: 2)
    }
    return shelf
  }()
  func read(_ book: Int) {}
}
// One that is not called is what the type does.
protocol Sorting: AnyObject {
  var isBefore: (Int, Int) -> Bool { get set }
}
extension Sorting {
  func sorted(_ list: [Int]) -> [Int] { list.sorted(by: isBefore) }
  func turn() { isBefore = { $0 > $1 } }
}
final class TownSorting: Sorting {
  var isBefore: (Int, Int) -> Bool = { first, second in
    first.isMultiple(of: 2) == second.isMultiple(of: 2) ? first < second : first.isMultiple(of: 2)
  }
}

// What each makes in its own way is an input.
protocol Paneled: AnyObject {
  var panel: Shelf { get set }
}
extension Paneled {
  func fill() { panel.books.append(1) }
}
final class LeftPanel: Paneled {
  lazy var panel: Shelf = { Shelf { first, second in first < second } }()
}
final class RightPanel: Paneled {
  lazy var panel: Shelf = {
    let shelf = Shelf { first, second in
      first > second && first.isMultiple(of: 2)
    }
    return shelf
  }()
}
protocol Drawered: AnyObject {
  var drawer: Shelf { get set }
}
extension Drawered {
  func fill() { drawer.books.append(1) }
}
final class LeftDrawer: Drawered {
  lazy var drawer: Shelf = {
    let shelf = Shelf { first, second in
      first < second && first.isMultiple(of: 2)
    }
    return shelf
  }()
}
final class RightDrawer: Drawered {
  lazy var drawer: Shelf = {
    let shelf = Shelf { first, second in
      first > second && first.isMultiple(of: 2)
    }
    return shelf
  }()
}
