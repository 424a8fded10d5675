// A message that is put together of several strings, or of none.
class Loom {
  func weave() { fatalError("subclasses " + "must override weave") }
  func wind() { fatalError(#function + " has to be overridden") }
  func cut() { preconditionFailure("\(Loom.self): " + #function + " must be " + "overridden by subclasses", file: #file) }
  func dye() { fatalError(LoomText.subclassMustOverride) }
  func run() {
    weave()
    wind()
    cut()
    dye()
  }
}
class HandLoom: Loom {
  override func weave() {}
  override func wind() {}
  override func cut() {}
  override func dye() {}
}
final class PowerLoom: Loom {  // expect: unimplemented_required_override "'PowerLoom' must override 'weave()' and 3 more members"
  func stop() {}
}
enum LoomText { static let subclassMustOverride = "..." }

// What is said is not known here, or is about something else: it is no stub without words.
class Spindle {
  let reason = "empty"
  func turn() { fatalError(reason) }
  func stop() { fatalError("the spindle " + "is broken") }
  func rest() { assert(false, reason) }
  func run() {
    turn()
    stop()
    rest()
  }
}
final class OakSpindle: Spindle {
  override func turn() {}
  override func stop() {}
  override func rest() {}
}
final class ElmSpindle: Spindle {}

// The name of the function says no more than nothing does.
class Bobbin {
  func fill() { fatalError(#function) }
  func run() { fill() }
}
final class SilkBobbin: Bobbin {
  override func fill() {}
}
final class WoolBobbin: Bobbin {}  // expect: unimplemented_required_override "'fill()'"
