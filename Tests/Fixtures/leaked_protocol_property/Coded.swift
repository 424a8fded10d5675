// What writes a type's values down reads and sets them.
protocol Versioned { var version: Int { get set } }
extension Versioned { mutating func migrate() { if version < 2 { version = 2 } } }
struct Options: Versioned, Codable {
  var version = 1
  var theme = "dark"
}

protocol Counted { var total: Int { get set } }  // expect: leaked_protocol_property
extension Counted { mutating func count() { total += 1 } }
struct Tally: Counted, Codable {
  var total = 0
  var name = ""
  enum CodingKeys: String, CodingKey { case name }
}

// Another protocol asks for it, too, and others read it through that.
protocol Titled { var badge: Int { get } }
protocol Tab: AnyObject { var badge: Int { get set } }
extension Tab { func bump() { badge += 1 } }
final class HomeTab: Tab, Titled { var badge = 0 }
func show(_ titled: any Titled) { print(titled.badge) }

protocol Marked: AnyObject { var id: Int { get set } }
extension Marked { func mark() { id += 1 } }
final class Note: Marked, Identifiable { var id = 0 }

// It is given from outside, to begin with.
protocol Paging: AnyObject { var page: Int { get set } }
extension Paging { func turn() { page += 1 } }
final class Feed: Paging {
  var page: Int
  init(page: Int) { self.page = page }
}
func open() -> Feed { Feed(page: 3) }

// This attribute leaves it storage.
@Observable final class Loader: Loading {
  @ObservationIgnored var task: Task<Void, Never>?
}
protocol Loading: AnyObject { var task: Task<Void, Never>? { get set } }  // expect: leaked_protocol_property
extension Loading {
  func cancel() {
    task?.cancel()
    task = nil
  }
}
