// Overrides that trap as well say nothing of what others have to override.
func notWritten() -> Never { fatalError("TODO") }

class Move {
  func start() -> Bool { notWritten() }
  func reversed() -> Move? { notWritten() }
}
final class Jump: Move {
  override func start() -> Bool { notWritten() }
  override func reversed() -> Move? { notWritten() }
}
final class Turn: Move {
  override func start() -> Bool { notWritten() }
  override func reversed() -> Move? { notWritten() }
}
final class Roll: Move {
  override func start() -> Bool { notWritten() }
}
func undo(_ move: Move) -> Move? { move.start() ? move.reversed() : nil }

// Those that do something do.
class Step {
  func start() -> Bool { fatalError() }
}
class SlowStep: Step {
  override func start() -> Bool { fatalError() }
}
final class LastStep: SlowStep {
  override func start() -> Bool { true }
}
final class FirstStep: Step {
  override func start() -> Bool { false }
}
final class NextStep: Step {}  // expect: unimplemented_required_override
func go(_ step: Step) -> Bool { step.start() }
func steps() -> [Step] { [LastStep(), FirstStep(), NextStep()] }
