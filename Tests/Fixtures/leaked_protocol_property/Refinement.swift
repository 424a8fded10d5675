// Extensions of a refinement, and of another protocol whose Self must conform, are the protocol's own.
protocol Base: AnyObject {
  var log: [String] { get set }  // expect: leaked_protocol_property "(2 places), but 2 types must"
  var other: [String] { get set }  // expect: leaked_protocol_property
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
