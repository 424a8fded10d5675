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

// With the very parameters another result, which nobody asks for: what else should it be there for?
protocol Meter {
  func reading(of day: Int) -> String
  func limit(of day: Int) -> String
  func unit() -> String
}
extension Meter {
  func reading(of day: Int) -> String { "none" }
  func limit(of day: Int) -> String { "none" }
  func unit() -> String { "kWh" }
}
struct WaterMeter: Meter {
  func reading(of day: Int) -> Int { day }  // expect: witness_near_miss "because it returns 'Int', not 'String'"
  func limit(of day: Int) -> Int { day }
  func unit() -> [String] { ["l"] }  // expect: witness_near_miss
}
public struct GasMeter: Meter {
  func limit(of day: Int) -> Bool { true }
  @objc func unit() -> Int { 1 }
}
let limit: Int = WaterMeter().limit(of: 3)
let isLimited: Bool = GasMeter().limit(of: 3)
let meters: [any Meter] = [WaterMeter()]
for meter in meters { print(meter.reading(of: 1), meter.unit()) }
