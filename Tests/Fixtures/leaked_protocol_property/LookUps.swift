import Combine

// What a call looks up is there already; what it makes is the defaults' own.
final class Clock {
  weak var owner: AnyObject?
  func tick() {}
}
struct Services { var clock: Clock }
func resolve<T>(_ key: KeyPath<Services, T>) -> T { fatalError("no container") }

protocol Refreshing: AnyObject {
  var clock: Clock { get }
  func refresh()
}
extension Refreshing {
  func refresh() {
    clock.owner = self
    clock.tick()
  }
}
final class ListModel: Refreshing {
  let clock = resolve(\Services.clock)
}

protocol Renewing: AnyObject {
  var ticker: Clock { get }  // expect: leaked_protocol_property
  func renew()
}
extension Renewing {
  func renew() { ticker.tick() }
}
final class MapModel: Renewing {
  let ticker = Clock()
}

protocol Resetting: AnyObject {
  var watch: Clock { get }
  func reset()
}
extension Resetting {
  func reset() { watch.tick() }
}
final class TimeModel: Resetting {
  let watch = Container.default.clock()
}
enum Container {
  static let `default` = Services(clock: Clock())
}

// A view shows each value that is published.
protocol Loading: AnyObject {
  var steps: [Int] { get set }
}
extension Loading {
  func begin() { steps = [1, 2] }
}
final class FolderModel: ObservableObject, Loading { @Published var steps: [Int] = [] }
