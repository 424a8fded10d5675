import Combine

// Who takes what a wrapper projects has the property.
protocol Tally: AnyObject {
  var marks: [Int] { get set }
  var notes: [String] { get set }  // expect: leaked_protocol_property
  func mark()
}
extension Tally {
  func mark() { marks.append(1); notes.append("") }
}
final class Chalkboard: Tally {
  @Published var marks: [Int] = []
  @Published var notes: [String] = []
}
final class Watcher {
  let board = Chalkboard()
  var counter: Counter
  func start() {
    _ = board.$marks.sink { print($0) }
    _ = counter.$notes
  }
}
final class Counter { @Published var notes = 0 }
