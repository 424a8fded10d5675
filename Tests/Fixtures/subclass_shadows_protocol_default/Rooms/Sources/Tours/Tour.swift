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
final class Attic: Room {
  func minutes(by guests: Int) -> Int { guests }
}

// The module of the class that conforms settles it, though it shows nobody the default.
final class Lobby: Hall {
  func degrees() -> Int { 20 }  // expect: subclass_shadows_protocol_default "declare it in 'Hall' as 'open' and override it"
}
