// Extensions of a refinement are the protocol's own, and with those the ones of another protocol whose Self must conform; alone
// they are not: to them the property is offered.
protocol Base: AnyObject {
  var log: [String] { get set }  // expect: leaked_protocol_property "(2 places), but 2 types must"
  var other: [String] { get set }
}
protocol Refined: Base {}
protocol Mixin {}

extension Refined {
  func note() { log.append("") }
}

extension Mixin where Self: Base {
  func clear() {
    log = []
    other = []
  }
}

class One: Refined {
  var log: [String] = []
  var other: [String] = []
}

class Two: Base, Mixin {
  var log: [String] = []
  var other: [String] = []
}

// A subclass has its superclass's.
final class Three: Two {}
