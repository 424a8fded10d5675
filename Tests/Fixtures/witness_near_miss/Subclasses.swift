// A class conforms with the defaults: what its subclasses have nearly right is not called, and to mend it there does not help.
protocol Conductor: AnyObject {
  func baton(_ hand: Int, didPoint player: Int)  // related: witness_near_miss "requires"
  func piece() -> String?
  var tempo: Int? { get }
}
extension Conductor {
  func baton(_ hand: Int, didPoint player: Int) {}  // related: witness_near_miss "this default runs"
  func piece() -> String? { nil }
  var tempo: Int? { nil }
}
class Orchestra: Conductor {}
class Ensemble: Orchestra {}
final class Quartet: Ensemble {
  func baton(_ hand: Int, didPiont player: Int) {}  // expect: witness_near_miss "the default runs; 'Orchestra' has adopted that for its subclasses: declare it in 'Orchestra' and override it"
  func piece() -> String { "The Lark" }  // expect: witness_near_miss "'piece()' is not what 'Conductor.piece()' requires because it returns 'String', not 'String?'"
  var tempo: Int { 96 }  // expect: witness_near_miss "declare it in 'Orchestra'"
}

// Something else is meant, somebody means it, or the effect would be in the way.
final class Choir: Orchestra {
  func baton(_ hand: Int, didDrop player: Int) {}
  func piece() async -> String? { nil }
  var tempo: String { "allegro" }
}
final class Trio: Orchestra {
  func piece() -> String { "Archduke" }
  private var tempo: Int { 1 }
}
func programme(_ trio: Trio) -> String { trio.piece() }

// A class between them has something of the name, or the base class has what is required.
class Band: Orchestra {
  func piece() -> Int { 1 }
}
final class BigBand: Band {
  func piece() -> String { "Take the A Train" }
}
class Chamber: Conductor {
  func piece() -> String? { "Octet" }
  var tempo: Int? { 1 }
}
final class Septet: Chamber {
  func piece() -> String { "Septet" }
}

// It has the right one as well, which is another mistake; or only some base classes conform.
final class Duo: Orchestra {
  func baton(_ hand: Int, didPoint player: Int) {}
  func baton(_ hand: Int, didPont player: Int) {}
}
class Stand<Sheet> {}
extension Stand: Conductor where Sheet: Hashable {}
final class MusicStand: Stand<Int> {
  var tempo: Int { 3 }
}
