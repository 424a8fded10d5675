// A value for nothing, any number of values for an array, an actor's closure, what reading needs besides, an enum's case.
// prints: default start
// prints: default log
// prints: default load
// prints: 0 0 default name default nick
// prints: no theme
enum Theme { case dark }
protocol Stage {
  func start()
  func log(_ words: [String])
  func load(_ done: @escaping (Int) -> Void)
  var size: Int { get }
  var width: Int { get }
  var name: String { get }
  var nick: String { get }
  var theme: Theme? { get }
}
extension Stage {
  func start() { print("default start") }
  func log(_ words: [String]) { print("default log") }
  func load(_ done: @escaping (Int) -> Void) { print("default load") }
  var size: Int { 0 }
  var width: Int { 0 }
  var name: String { "default name" }
  var nick: String { "default nick" }
  var theme: Theme? { nil }
}
struct Hall: Stage {
  func start() -> Bool { true }  // expect: witness_near_miss
  func log(_ words: String...) { print("own log") }  // expect: witness_near_miss
  func load(_ done: @escaping @MainActor (Int) -> Void) { print("own load") }  // expect: witness_near_miss
  lazy var size: Int = 3  // expect: witness_near_miss
  var width: Int { mutating get { 3 } }  // expect: witness_near_miss
  var name: String { get async { "own name" } }  // expect: witness_near_miss
  var nick: String { get throws { "own nick" } }  // expect: witness_near_miss
  let theme = Theme.dark  // expect: witness_near_miss
}
let stage: any Stage = Hall()
stage.start()
stage.log([])
stage.load { _ in }
print(stage.size, stage.width, stage.name, stage.nick)
print(stage.theme.map { "\($0)" } ?? "no theme")
