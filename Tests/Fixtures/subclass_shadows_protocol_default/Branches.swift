// What stands in different branches of one `#if` is in no program together.
protocol Brake { func press() -> Int }
#if TRIAL
extension Brake { func press() -> Int { 1 } }
class Drum: Brake {}
#else
class Drum { }
final class Rim: Drum { func press() -> Int { 2 } }
#endif

protocol Pedal { func turn() -> Int }
extension Pedal { func turn() -> Int { 1 } }
class Crank {}
#if canImport(Wheels)
extension Crank: Pedal {}
#endif
final class ShortCrank: Crank {
  #if !canImport(Wheels)
  func turn() -> Int { 2 }
  #endif
}
final class LongCrank: Crank {
  #if canImport(Wheels)
  func turn() -> Int { 3 }  // expect: subclass_shadows_protocol_default "'LongCrank.turn()'"
  #endif
}
