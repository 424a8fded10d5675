// A default that works is nothing to those who do not get it.
protocol Signal {
  func blink()
  func beep(_ tone: Int)
}
extension Signal {
  func blink() { fatalError("conforming types must implement blink()") }  // related: unimplemented_required_override
  func beep(_ tone: Int) { fatalError("conforming types must implement beep()") }
  func run() {
    blink()
    beep(1)
  }
}
protocol QuietSignal: Signal {}
extension QuietSignal {
  func blink() {}
}
extension Signal where Self: AnyObject {
  func beep(_ tone: Int) {}
}
extension Signal {
  func beep(_ tone: String) {}
}
final class Buoy: Signal {}  // expect: unimplemented_required_override "'Buoy' must implement 'blink()': the default only traps"
final class Mark: QuietSignal {}
class Light: Signal {}
final class RedLight: Light, QuietSignal {}
struct Flag: Signal {  // expect: unimplemented_required_override "'Flag' must implement 'beep(_:)'"
  func blink() {}
}

// Whether it gets one is not known.
protocol Tide { func turn() }
extension Tide { func turn() { fatalError("conforming types must implement turn()") } }
extension Tide where Self: Comparable { func turn() {} }
protocol Wave: Tide {}
extension Wave { func turn() {} }
struct Ebb: Tide { func use() { turn() } }
struct Surge: Tide, ForeignWave { func use() { turn() } }

// A type that is the project's own.
protocol Harbour { func close() }
class Pier {}
extension Harbour { func close() { fatalError("conforming types must implement close()") } }
extension Harbour where Self: Pier { func close() {} }
final class LongPier: Pier, Harbour { func use() { close() } }
final class Wharf: Harbour { func use() { close() } }  // expect: unimplemented_required_override "'Wharf'"
