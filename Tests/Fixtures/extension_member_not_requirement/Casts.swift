// A cast to what has no version of its own asks nobody for one.
protocol Job: AnyObject {
  func retry(_ step: Int)
}
extension Job {
  func run(_ step: Int) {  // expect: extension_member_not_requirement
    do { try work(step) } catch { print(error as? String ?? "", (error as? NSError)?.code ?? 0) }
  }
  func retry(_ step: Int) { run(step) }

  func halt(_ step: Int) { (self as? Halting)?.halt(step) }
  func leave(_ step: Int) { halt(step) }
}
final class DebugJob: Job {
  func run(_ step: Int) { print("debug") }
  func halt(_ step: Int) { print("halted") }
}
func work(_ step: Int) throws {}

// What holds one of the types, or is a superclass of one, leads to its version.
class Base { func paint() {} }
protocol Painted: AnyObject { func draw() }
extension Painted {
  func paint() { (self as? Base)?.paint() }
  func walk() { _ = (self as AnyObject).perform?(1) }
  func jog(_ step: Int) { if let (fast, count) = (self, step) as? (OwnView, Int) { fast.jog(count) } }
  func draw() {
    paint()
    walk()
    jog(1)
  }
}
final class OwnView: Base, Painted {
  override func paint() {}
  func walk() {}
  func jog(_ step: Int) {}
}

// A cast leads to a version where that is called then, be it by way of another protocol, or of one of several helpers.
protocol Piece {}
protocol Drawn { func lines() -> [String] }
protocol Logged: Piece { func log() }
func drawnLines<P: Piece>(_ piece: P) -> [String] {
  let any: Any = piece
  return (any as? any Drawn)?.lines() ?? []
}
func drawnLines<P: Piece & Drawn>(_ piece: P) -> [String] { piece.lines() }
extension Piece {
  func lines() -> [String] { drawnLines(self) }
  func label() -> String {  // expect: extension_member_not_requirement
    (self as? Logged)?.log()
    return "piece"
  }
}
struct Disc: Piece, Drawn {
  func lines() -> [String] { ["disc"] }
  func label() -> String { "disc" }
}
func show(_ pieces: [any Piece]) { for piece in pieces { print(piece.lines(), piece.label()) } }

// What asks whether the value is of the type has something for it.
protocol Storage { func get() -> Int }
protocol WideStorage: Storage { func remove() }
struct Widened: WideStorage {
  let inner: any Storage
  func get() -> Int { inner.get() }
  func remove() {}
}
extension Storage {
  func widened() -> any WideStorage {
    if let wide = self as? any WideStorage { return wide } else { return Widened(inner: self) }
  }
  func narrowed(_ other: Any) -> Int {  // expect: extension_member_not_requirement
    other as? any WideStorage == nil ? 1 : 2
  }
}
extension WideStorage {
  func widened() -> any WideStorage { self }
}
struct Disk: WideStorage {
  func get() -> Int { 2 }
  func remove() {}
  func narrowed(_ other: Any) -> Int { 3 }
}
func open(_ storage: any Storage) -> any WideStorage { storage.widened() }
