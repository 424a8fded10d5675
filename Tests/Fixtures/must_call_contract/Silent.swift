protocol Scene {
  /// If you want shadows you must call `shade()`.
  func draw()
  /// Must be called by conforming types.
  func begin()
  /// Conforming types must call `beginUpdates()` of the framework.
  func update()
  /// Conforming types must call `close()`.
  func end()
}
extension Scene {
  func shade() {}
  func close() {}
  func show() { begin(); draw(); end(); close() }
}
struct Room: Scene {
  func draw() {}
  func begin() {}
  func update() {}
  func end() {}
}

// What the member is given has another name for whoever implements it, or is handed on.
class Judge {
  /// Must always call `answer` with the verdict.
  func judge(_ case: Int, answer: @escaping (Bool) -> Void) { answer(true) }
  func answer() {}
}
class Jury: Judge {
  override func judge(_ case: Int, answer reply: @escaping (Bool) -> Void) { reply(false) }
}

// What is a member of something else is not asked for by the name of that.
protocol Craft {
  /// Whoever lands must call `engine.halt()`.
  func land(_: Engine)
}
struct Engine {
  func halt() {}
}
struct Glider: Craft {
  func land(_ engine: Engine) { engine.halt() }
}
struct Hangar {
  func engine() -> Engine { Engine() }
}

// Who is meant calls it, and is none of those who conform.
protocol Parcel {
  /// Must be called by the courier after the round.
  func sign()
}
extension Parcel {
  func sign() {}
}
struct Letter: Parcel {}
struct Courier {
  func hand(_ parcel: any Parcel) { parcel.sign() }
}

// It is not those who implement that are asked; and a state is a condition.
class Pump {
  /// Clients must call `prime()` first.
  func run() {}
  /// Each caller must call `drain()` afterwards.
  func stop() {}
  /// Subclasses must call `vent()` when the pressure is high.
  func rest() {}
  func prime() {}
  func drain() {}
  func vent() {}
}
final class BilgePump: Pump {
  override func run() {}
  override func stop() {}
  override func rest() {}
}
