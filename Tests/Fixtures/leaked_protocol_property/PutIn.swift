// What those who make values put in is no storage of the defaults, whatever these do with it.
protocol Priced {
  var price: Double { get set }
  var note: String? { get set }
  var sales: [Double] { get set }  // expect: leaked_protocol_property
  mutating func discount(_ part: Double)
}
extension Priced {
  mutating func discount(_ part: Double) {
    sales.append(price)
    price *= 1 - part
    note = "\(part)"
  }
}
struct Apple: Priced {
  var price: Double
  var note: String?
  var sales: [Double] = []
}
let cart: [any Priced] = [Apple(price: 1, note: "red")]

// Nobody could put it in.
protocol Draft {
  var text: String? { get set }  // expect: leaked_protocol_property
  mutating func type(_ word: String)
}
extension Draft { mutating func type(_ word: String) { text = (text ?? "") + word } }
struct Letter: Draft {
  var text: String?
  var pages = 1
  init(pages: Int) { self.pages = pages }
}
let letter = Letter(pages: 2)

// An initializer may call it otherwise.
protocol Tracked: AnyObject {
  var events: [String] { get set }
  var past: Set<String> { get set }  // expect: leaked_protocol_property
  func track(_ event: String)
}
extension Tracked { func track(_ event: String) { past.insert(event); events.append(event) } }
final class Tracker: Tracked {
  var events: [String]
  var past: Set<String>
  init(initial: [String]) {
    self.events = initial
    self.past = []
  }
}

// What has a value already may be given another.
protocol Tally {
  var count: Int { get set }
  var peak: Int { get set }  // expect: leaked_protocol_property
  mutating func bump()
}
extension Tally { mutating func bump() { count += 1; peak = max(peak, count) } }
struct Clicker: Tally {
  var count = 0
  var peak = 0
}
let clicker = Clicker(count: 4)
