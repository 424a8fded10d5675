import Foundation

// Only what is a literal and nothing else has a literal's type; what is made of it has another one.
struct Brush { func dried() -> Brush? { nil } }
protocol Easel {
  var body: Data? { get }
  var title: String? { get }
  var words: [String] { get }
  var count: Int { get }
  var isWide: Bool { get }
  var range: ClosedRange<Int> { get }
  var brush: Brush? { get }
  var pattern: Regex<Substring> { get }
}
extension Easel {
  var body: Data? { nil }
  var title: String? { nil }
  var words: [String] { [] }
  var count: Int { 0 }
  var isWide: Bool { false }
  var range: ClosedRange<Int> { 0...1 }
  var brush: Brush? { nil }
  var pattern: Regex<Substring> { /a/ }
}
struct Field: Easel {
  let body = "{}".data(using: .utf8)
  let title = "a".isEmpty ? nil : "b"
  let words = "a b".components(separatedBy: " ")
  let count = "abc"
    .count
  let isWide = "a" == "b"
  let range = 1...5
  let brush = Brush().dried()
  let pattern = #/a/#
}
struct Tripod: Easel {
  let body = """
    {}
    """.data(using: .utf8)
  let title = "a" as String?
  let count = 1 + 2
  let isWide = Brush() == Brush()
  var brush: Brush? = Brush()
}
protocol Timer { var interval: TimeInterval { get }; var pause: Double { get }; var turns: Int { get } }
extension Timer {
  var interval: TimeInterval { 1 }
  var pause: Double { 1 }
  var turns: Int { 1 }
}
struct EggTimer: Timer {
  let interval = 60 * 60  // expect: witness_near_miss "'interval' (Int by '= 60*60')"
  let pause = 0.5 * (1 + 2)
  let turns = -1 + 0x1F
}
struct Table: Easel {
  let title = "a"  // expect: witness_near_miss "'title' (String by '= "
  let words = "a"  // expect: witness_near_miss
  let count = "a" + "b\(1)"  // expect: witness_near_miss
  let isWide = #"a"#  // expect: witness_near_miss
  let range = -5  // expect: witness_near_miss
  let brush = Brush()  // expect: witness_near_miss "(Brush by '= Brush()')"
  var body = "a" { didSet {} }  // expect: witness_near_miss
}
func == (left: Brush, right: Brush) -> Bool { true }

// A tuple's names have a type each.
protocol Pair { var left: Int? { get }; var right: Int { get } }
extension Pair { var left: Int? { nil }; var right: Int { 0 } }
final class EvenPair: Pair { let (left, right): (Int?, Int) = (1, 2) }
final class OddPair: Pair { let (left, right): (Int, Int) = (1, 2) }  // expect: witness_near_miss "'left' (Int)"
final class FreePair: Pair { let (left, right) = (Int?.some(1), 2) }

// What others' types make without arguments is of these types; with arguments it may be nothing.
protocol Ticket {
  var soldAt: Date? { get }
  var stub: UIView { get }
  var code: String? { get }
  var seat: UUID? { get }
  var rows: [Int]? { get }
}
extension Ticket {
  var soldAt: Date? { nil }
  var stub: UIView { UIView() }
  var code: String? { nil }
  var seat: UUID? { nil }
  var rows: [Int]? { nil }
}
struct DayTicket: Ticket {
  let soldAt = Date()  // expect: witness_near_miss "'soldAt' (Date by '= Date()')"
  let stub = UILabel()  // expect: witness_near_miss
  let code = String()  // expect: witness_near_miss
  let seat = UUID(uuidString: "a")
  let rows = Array()
}
struct MonthTicket: Ticket {
  let soldAt = Clock().now()
  let stub = UIView()
  let code = Optional("a")
}

// What an initializer may fail to make is an optional, whoever wrote the initializer.
enum Size: Int { case small = 1 }
class Sheet {
  init?(_ count: Int) {}
  init() {}
}
class Leaf: Sheet {}
protocol Cut { init() }
extension Cut { init?(text: String) { self.init() } }
struct Scrap: Cut {}
protocol Folder {
  var size: Size? { get }
  var leaf: Leaf? { get }
  var scrap: Scrap? { get }
}
extension Folder {
  var size: Size? { nil }
  var leaf: Leaf? { nil }
  var scrap: Scrap? { nil }
}
final class PaperFolder: Folder {
  let size = Size(rawValue: 1)
  let leaf = Leaf(1)
  let scrap = Scrap(text: "x")
}
struct Tone: RawRepresentable { let rawValue: Int }
protocol Toned { var tone: Tone? { get } }
extension Toned { var tone: Tone? { nil } }
struct Bell: Toned {
  let tone = Tone(rawValue: 1)  // expect: witness_near_miss
}

// A list of literals has a type as well, if they are all of one kind.
protocol Placard {
  var headers: [String: String]? { get }
  var sizes: [Double]? { get }
  var names: [String]? { get }
}
extension Placard {
  var headers: [String: String]? { nil }
  var sizes: [Double]? { nil }
  var names: [String]? { nil }
}
struct SalePlacard: Placard {
  let headers = ["kind": "sale", "to, or: for": "all"]  // expect: witness_near_miss "'headers' ([String: String] by '= […]') is not"
  let sizes = [1.5, 2]
  let names = ["a", "b".uppercased()]
}
struct BarePlacard: Placard {
  let headers = [1: "a"]  // expect: witness_near_miss "'headers' ([Int: String] by '= […]') is not"
  let sizes = [0.5]  // expect: witness_near_miss "'sizes' ([Double] by '= […]') is not"
  let names: [String]? = ["a"]
}
