// What reading needs besides, a value where none is asked for, any number of values, and a function of an actor.
enum Theme { case dark, custom(Int), light; static let standard = Theme.dark }
protocol Stage {
  func start()
  func stop()
  func log(_ words: [String])
  func note(_ words: [String])
  func tell(_ words: String...)
  func load(_ done: @escaping (Int) -> Void)
  func save(_ done: @escaping @MainActor (Int) -> Void)
  var size: Int { get }
  var width: Int { get }
  var name: String { get }
  var nick: String { get }
  var slow: String { get async throws }
  var count: Int { mutating get }
  var theme: Theme? { get }
  subscript(place: Int) -> Int { get }
}
extension Stage {
  func start() {}
  func stop() {}
  func log(_ words: [String]) {}
  func note(_ words: [String]) {}
  func tell(_ words: String...) {}
  func load(_ done: @escaping (Int) -> Void) {}
  func save(_ done: @escaping @MainActor (Int) -> Void) {}
  var size: Int { 0 }
  var width: Int { 0 }
  var name: String { "" }
  var nick: String { "" }
  var slow: String { "" }
  var count: Int { 0 }
  var theme: Theme? { nil }
  subscript(place: Int) -> Int { 0 }
}
struct Hall: Stage {
  func start() -> Bool { true }  // expect: witness_near_miss "because it returns 'Bool', not 'Void'"
  func log(_ words: String...) {}  // expect: witness_near_miss "parameter 1 is 'String...', not '[String]'"
  func load(_ done: @escaping @MainActor (Int) -> Void) {}  // expect: witness_near_miss "is '@escaping @MainActor (Int) -> Void', not '@escaping (Int) -> Void'"
  func save(_ done: @escaping (Int) -> Void) {}  // expect: witness_near_miss
  lazy var size: Int = 3  // expect: witness_near_miss "because to read it is mutating"
  var width: Int { mutating get { 3 } }  // expect: witness_near_miss "because to read it is mutating"
  var name: String { get async { "hall" } }  // expect: witness_near_miss "because it is async"
  var nick: String { get throws { "hall" } }  // expect: witness_near_miss "because it throws"
  let theme = Theme.dark  // expect: witness_near_miss "(Theme by '= Theme.dark') is not what 'Stage.theme' (Theme?)"
  subscript(place: Int) -> Int { get throws { 1 } }  // expect: witness_near_miss "because it throws"
}
struct Tent: Stage {
  // Somebody uses what they give, or hands on to what is required.
  func stop() -> Bool { true }
  func note(_ words: String...) { note(words) }
  var slow: String { get async throws { "" } }
  lazy var count: Int = 3
  let theme = Theme.standard  // expect: witness_near_miss
}
final class Barn: Stage {
  lazy var size: Int = 3
  let theme = Theme.custom
  @available(*, unavailable) func start() -> Bool { true }
}
struct Yard: Stage {
  mutating func stop(_ word: String) { print(Tent().stop(), word) }
  var slow: String { "" }
  func log(_ words: Int...) {}
  func tell(_ words: [String]) {}
}

// Of a protocol that was made before actors nobody knows.
@preconcurrency protocol Old { func load(_ done: @escaping @MainActor (Int) -> Void) }
extension Old { func load(_ done: @escaping @MainActor (Int) -> Void) {} }
struct New: Old { func load(_ done: @escaping (Int) -> Void) {} }

// Whoever keeps a closure asks for more than the protocol lets callers expect; the reverse is as good.
protocol Queue {
  func add(_ job: () -> Void)
  func keep(_ job: @escaping () -> Void)
  func put(_ job: Job)
}
typealias Job = () -> Void
extension Queue {
  func add(_ job: () -> Void) {}
  func keep(_ job: @escaping () -> Void) {}
  func put(_ job: Job) {}
}
struct LazyQueue: Queue {
  func add(_ job: @escaping () -> Void) { print("later") }  // expect: witness_near_miss "parameter 1 is '@escaping () -> Void', not '() -> Void'"
  func keep(_ job: () -> Void) { print("now") }
  func put(_ job: @escaping Job) { print("later") }  // expect: witness_near_miss
}
protocol Box {
  associatedtype Item
  func put(_ item: Item)
}
extension Box { func put(_ item: Item) {} }
struct JobBox: Box {
  func put(_ item: @escaping () -> Void) { print("kept") }
}
