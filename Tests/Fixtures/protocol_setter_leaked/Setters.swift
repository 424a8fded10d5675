// Who sets decides: the types that conform, the defaults, both.
protocol Lift: AnyObject {
  var floor: Int { get set }  // expect: protocol_setter_leaked "'floor' of 'Lift' is only set by types that conform (1 place), but anyone can set it; require { get }, and the types can make their setters private"
  var stops: [Int] { get set }  // expect: protocol_setter_leaked "only set by default implementations (2 places), but anyone can set it; require { get }, and hand the defaults a components object"
  var isOpen: Bool { get set }  // expect: protocol_setter_leaked "only set by default implementations (1 place) and types that conform (2 places)"
  var log: [String] { get set }  // expect: protocol_setter_leaked "only set by default implementations (1 place)"
  func go(to floor: Int)
}

extension Lift {
  func call(to floor: Int) {
    stops.append(floor)  // related: protocol_setter_leaked "a default implementation sets it here"
    stops = stops.sorted()
    isOpen = false
    log.append("called")
  }
}

final class Paternoster: Lift {
  var floor = 0
  var stops: [Int] = []
  var isOpen = true
  var log: [String] = []

  func go(to floor: Int) {
    self.isOpen = false
    self.floor = floor  // related: protocol_setter_leaked "a type that conforms sets it here"
    isOpen = true
  }
}

struct Display {
  let lift: any Lift
  func text() -> String { "\(lift.floor), then \(lift.stops.count): \(lift.stops.map { "\($0)" })" }  // related: protocol_setter_leaked "it is only read here"
  func arrow(_ other: Paternoster) -> String { other.isOpen ? "|" : other.log.description }
}

// A subclass sets it, which could not any more.
protocol Cache: AnyObject {
  var limit: Int { get set }  // expect: protocol_setter_leaked "anyone can set it; require { get }"
}
class DiskCache: Cache { var limit = 3 }
final class SmallCache: DiskCache {
  func trim() { limit = 1 }
}
func total(_ cache: any Cache) -> Int { cache.limit }
