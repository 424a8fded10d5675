// What an initial value is that somebody declares: the requirement wants an optional one, and the default runs instead.
protocol Poster {
  var title: String? { get }
}
extension Poster {
  var title: String? { nil }
}
func show(_ poster: any Poster) { print(poster.title as Any) }

enum Texts {
  static let hello: String = "hello"
  static let short = "short"
  static let late: String! = nil
  static let none: String? = nil
  static let count = 3
  static func greet(_ name: String) -> String { name }
  static func pick(_ number: Int) -> String { "" }
  static func pick(_ text: String) -> String? { nil }
  static func some<T>(_ value: T) -> T { value }
}
struct Box<Item> {
  static func name(_ item: Item) -> String { "" }
}
final class Settings {
  static let shared = Settings()
  static let other: Settings? = nil
  let name: String = ""
}
func makeTitle() -> String { "" }
let word = "word"

struct Hello: Poster { let title = Texts.hello }  // expect: witness_near_miss "(String by '= Texts.hello')"
struct Short: Poster { let title = Texts.short }  // expect: witness_near_miss
struct Greeting: Poster { let title = Texts.greet("a") }  // expect: witness_near_miss
struct Made: Poster { let title = makeTitle() }  // expect: witness_near_miss
struct Word: Poster { let title = word }  // expect: witness_near_miss
struct Shared: Poster { let title = Settings.shared.name }  // expect: witness_near_miss
struct Described: Poster { let title = String(describing: 1) }  // expect: witness_near_miss "(String by '= String(…)')"
struct Own: Poster {
  static let text: String = ""
  let title = Self.text  // expect: witness_near_miss
}

struct Late: Poster { let title = Texts.late }
struct Nothing: Poster { let title = Texts.none }
struct Picked: Poster { let title = Texts.pick("a") }
struct Some: Poster { let title = Texts.some(Texts.none) }
struct Maybe: Poster { let title = Settings.other?.name }
struct Tried: Poster { let title = try? attempt() }
func attempt() throws -> String { "" }
struct Bytes: Poster { let title = String(validating: [UInt8](), as: UTF8.self) }

// What is weak is an optional.
final class Frame {
  static let shared = Frame()
}
protocol Framed { var frame: Frame? { get } }
extension Framed {
  var frame: Frame? { nil }
}
func look(_ framed: any Framed) { print(framed.frame as Any) }
final class Loose: Framed { weak var frame = Frame.shared }
final class Tight: Framed { var frame = Frame.shared }  // expect: witness_near_miss
