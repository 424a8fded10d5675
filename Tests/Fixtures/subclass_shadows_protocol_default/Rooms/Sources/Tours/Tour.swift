import Plans

// The conformance is stated where the protocol is, and not where the class is.
protocol Toured {
  func minutes(for guests: Int) -> Int  // related: subclass_shadows_protocol_default "what the protocol requires"
}
extension Toured {
  func minutes(for guests: Int) -> Int { 5 }  // related: subclass_shadows_protocol_default "this default runs"
}
extension Room: Toured {}  // related: subclass_shadows_protocol_default "the conformance is stated here"
final class Cellar: Room {
  func minutes(for guests: Int) -> Int { guests }  // expect: subclass_shadows_protocol_default "declare it in 'Room' as 'open' and override it"
}

// The other module knows no such guests.
struct Guests {}
protocol Greeting { func greet(_ guests: [Guests]) }
extension Greeting { func greet(_ guests: [Guests]) {} }
extension Room: Greeting {}
final class Porch: Room {
  func greet(_ guests: [Guests]) { print("welcome") }  // expect: subclass_shadows_protocol_default "let only those adopt 'Greeting' that need it, and not 'Room'"
}
final class Attic: Room {
  func minutes(by guests: Int) -> Int { guests }
}

// The conformance is the other module's own.
final class Lobby: Hall {
  func degrees() -> Int { 20 }  // expect: subclass_shadows_protocol_default "declare it in 'Hall' as 'open' and override it"
}
