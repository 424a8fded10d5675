// Whom the comment itself names as the caller, in the sentence before the ban or behind it, may call.
class Screen {
  /// Called by `Scheduler` when the screen becomes visible. Do not call this method directly.
  func screenDidBecomeVisible() {}
  /// Do not call this directly. It is called by the `Scheduler`, from its timer.
  func screenWillTurn() {}
  /// The Scheduler calls this each second.
  ///
  /// Don't call this directly
  func tick() {}
  /// Invoked by `advance(_:)`. This must not be called directly!
  func step() {}
  /// Not called by `Visitor`. Do not call directly.
  func stop() {}
  /// Called by the scheduler. Do not call directly.
  func rest() {}
  /// Calls `Visitor`. Do not call directly.
  func leave() {}
  /// Called by `Scheduler`. For subclasses only.
  func wake() {}
}
class Scheduler {
  func run(_ screen: Screen) {
    screen.screenDidBecomeVisible()
    later { screen.screenWillTurn() }
    screen.tick()
    screen.wake()
    screen.stop()  // expect: protected_member_called
    screen.rest()
  }
  func later(_ work: @escaping () -> Void) {}
  struct Slot {
    func fill(_ screen: Screen) { screen.tick() }
  }
}
extension Scheduler {
  func runAgain(_ screen: Screen) { screen.screenWillTurn() }
}
final class NightScheduler: Scheduler {
  func dim(_ screen: Screen) { screen.tick() }
}
func advance(_ screen: Screen) { screen.step() }
final class Visitor {
  func visit(_ screen: Screen) {
    screen.screenDidBecomeVisible()  // expect: protected_member_called "Called by `Scheduler` when the screen becomes visible. Do not call this method directly"
    screen.screenWillTurn()  // expect: protected_member_called "Do not call this directly. It is called by the `Scheduler`"
    screen.tick()  // expect: protected_member_called "The Scheduler calls this each second. Don't call this directly"
    screen.step()  // expect: protected_member_called
    screen.stop()  // expect: protected_member_called
    screen.leave()  // expect: protected_member_called
    screen.rest()  // expect: protected_member_called "Called by the scheduler. Do not call directly"
    screen.wake()  // expect: protected_member_called "is for subclasses of 'Screen'"
  }
}

// A word of the comment is no name.
class Kettle {
  /// Do not call this directly, use `boil()` or let it start by itself.
  func heat() {}
  /// Do not call this directly, `pour()` does that.
  func tilt() {}
}
func use(_ kettle: Kettle) { kettle.heat() }  // expect: protected_member_called
func start(_ kettle: Kettle) { kettle.heat() }  // expect: protected_member_called
func pour(_ kettle: Kettle) { kettle.tilt() }
