// A setter that not even the defaults need is one word too many; one that they need cannot be left out.
protocol Pager: AnyObject {
  var pages: [String] { get set }  // expect: leaked_protocol_property "move it, with 'place' and 'marks', into a components object with fileprivate members (or make it { get })"
  var place: Int { get set }  // expect: leaked_protocol_property "move it, with 'pages' and 'marks', into a components object with fileprivate members"
  var marks: Set<Int> { get set }  // expect: leaked_protocol_property "move it, with 'pages' and 'place', into a components object with fileprivate members"
  func turn()
}

extension Pager {
  func turn() {
    place += 1
    if place == pages.count { place = 0 }
    marks.insert(place)
  }
}

final class Book: Pager {
  var pages: [String] = [] {
    didSet { print("new pages") }
  }
  var place = 0 {
    willSet { print(newValue) }
  }
  var marks: Set<Int> = []
}

// What a key path is there for is not known: it may be written through.
protocol Sliding: AnyObject {
  var isMoving: Bool { get set }  // expect: leaked_protocol_property "with fileprivate members"
}
extension Sliding {
  func push() {
    guard !isMoving else { return }
    self[keyPath: \.isMoving] = true
  }
}
final class SidePane: Sliding { var isMoving = false }
