// Of two classes of one name nobody knows which is inherited, so either may be but a base.
class Job {
  func execute() -> Int { fatalError("subclasses must override execute") }
  func run() -> Int { execute() }
}
final class PlainJob: Job { override func execute() -> Int { 1 } }
final class IdleJob: Job {}  // expect: unimplemented_required_override
