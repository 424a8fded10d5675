// A result that is forgotten: nobody calls the function, for the protocol's own gives something.
protocol Gate {
  func gate(_ number: Int, mayOpenFor guest: String) -> Bool
  func gate(_ number: Int, didCount guests: Int) -> Int
  func close() -> Bool
}
extension Gate {
  func gate(_ number: Int, mayOpenFor guest: String) -> Bool { true }
  func gate(_ number: Int, didCount guests: Int) -> Int { guests }
  func close() -> Bool { true }
}
final class FrontGate: Gate {
  func gate(_ number: Int, mayOpenFor guest: String) {}  // expect: witness_near_miss "because it returns 'Void', not 'Bool'"
  func gate(_ number: Int, didCount guests: Int) -> Int { guests + 1 }
  func close() {}  // expect: witness_near_miss
}
func open(_ gate: any Gate) -> Bool { gate.gate(1, mayOpenFor: "x") && gate.close() }

// Somebody calls it, or may.
final class BackGate: Gate {
  func gate(_ number: Int, didCount guests: Int) { print(guests) }
  func count() { gate(1, didCount: 2) }
  @IBAction func close() {}
}
struct SideGate: Gate {
  func close() { print("side") }
}
func shut(_ gate: SideGate) {
  gate.close() as Void
}
