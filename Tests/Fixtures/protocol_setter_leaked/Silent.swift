import JavaScriptCore

// Objective-C, private protocols, statics, nobody who sets, nobody who reads from outside, getters alone.
@objc protocol Exported: JSExport { var depth: Int { get set } }
final class Exporter: NSObject, Exported {
  var depth = 0
  func dive() { depth = 1 }
}

protocol HalfExported { @objc var width: Int { get set } }
final class HalfExporter: NSObject, HalfExported {
  var width = 0
  func widen() { width = 1 }
}

private protocol Hidden: AnyObject { var height: Int { get set } }
private final class Hider: Hidden {
  var height = 0
  func rise() { height = 1 }
}

protocol Counted { static var total: Int { get set } }
enum Counter: Counted {
  static var total = 0
  static func count() { total += 1 }
}

protocol Unset: AnyObject { var rest: Int { get set } }
final class Unsetter: Unset { var rest = 0 }

protocol Unread: AnyObject { var secret: Int { get set } }
final class Unreader: Unread {
  var secret = 0
  func hide() { secret = 1 }
}

protocol Readable: AnyObject { var page: Int { get } }
final class Reader: Readable {
  var page = 0
  func turn() { page += 1 }
}

private func read(_ a: any Exported, _ b: any Hidden, _ c: any Unset, _ d: any Readable, _ e: HalfExporter) {
  print(a.depth, b.height, c.rest, d.page, Counter.total, e.width)
}

// Nobody sets what belongs to an actor from outside.
protocol Counter: Actor {
  var total: Int { get set }
  func count()
}
actor Turnstile: Counter {
  var total = 0
  func count() { total += 1 }
}
func show(_ counter: any Counter) async { print(await counter.total) }

// Nobody would be told of what a components object holds.
protocol Paging: ObservableObject {
  var page: Int { get set }
  func next()
}
extension Paging { func next() { page += 1 } }
final class Feed: Paging { @Published var page = 0 }
func show(_ feed: any Paging) { print(feed.page) }
