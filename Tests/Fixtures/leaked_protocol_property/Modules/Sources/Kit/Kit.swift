// module: open
// A library's protocol may have clients that nobody here knows.
public protocol Store: AnyObject {
  var entries: [Int] { get set }
}
extension Store {
  public func drop() { entries.removeAll() }
}

// What is not public has none.
protocol Cache: AnyObject {
  var pages: [Int] { get set }  // expect: leaked_protocol_property
}
extension Cache {
  func drop() { pages.removeAll() }
}
final class PageCache: Cache {
  var pages: [Int] = []
}
